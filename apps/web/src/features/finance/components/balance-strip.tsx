import { useQuery } from '@tanstack/react-query';
import type { Balance } from '@tapwright/contracts/ledger';
import { formatMonth } from '@tapwright/i18n/format-day';
import type { Language } from '@tapwright/i18n/languages';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation, type Translate } from '../../../platform/words/use-translation.ts';
import { balanceQuery } from '../api/ledger.ts';
import { writeMinor } from '../write-minor.ts';
import classes from './balance-strip.module.css';

/** What there is, what is set aside, what was spent: the first thing seen. */
export function BalanceStrip({ teamId }: { readonly teamId: number }) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const { data, error, refetch } = useQuery(balanceQuery(teamId));
  if (error && data === undefined)
    return <ViewFailed title={t('balance.failed')} text="" error={error} onTryAgain={() => void refetch()} />;
  const figures = listFigures(data, { t, language });
  return (
    <dl className={classes.strip} aria-busy={data === undefined}>
      {figures.map(({ key, label, value, note, isPoor = false }) => (
        <div key={key} className={classes.figure}>
          <dt>
            {label ?? <Skeleton width={96} height={12} />}
            <span className={classes.unit}>{data?.currency}</span>
          </dt>
          <dd className={classes.value}>
            {value === undefined ? <Skeleton width={120} height={20} /> : writeMinor(language, value)}
          </dd>
          <dd className={classes.note} data-poor={isPoor || undefined}>
            {data === undefined ? '\u00a0' : note}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Words = { readonly t: Translate<['finance']>; readonly language: Language };

function listFigures(data: Balance | undefined, { t, language }: Words) {
  const write = (minor: number) => writeMinor(language, minor);
  const month = data === undefined ? '' : formatMonth(language, data.month);
  return [
    {
      key: 'available',
      label: t('balance.available'),
      value: data?.available,
      note:
        data !== undefined && data.owed > 0
          ? t('balance.owed', { amount: write(data.owed) })
          : t('balance.free'),
      isPoor: data !== undefined && data.owed > 0,
    },
    {
      key: 'reserved',
      label: t('balance.reserved'),
      value: data?.reserved,
      note: t('balance.reservedFor', { count: data?.reservedFor ?? 0 }),
    },
    {
      key: 'spent',
      label: data === undefined ? undefined : t('balance.spent', { month }),
      value: data?.spentInMonth,
      note: t('balance.mayChange'),
    },
    ...(data === undefined || data.refund === 0
      ? []
      : [
          {
            key: 'refund',
            label: t('balance.refund'),
            value: data.refund,
            note: t('balance.refundNote'),
          },
        ]),
  ];
}
