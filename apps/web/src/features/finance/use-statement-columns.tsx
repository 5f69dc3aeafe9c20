import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { StatementRow } from '@tapwright/contracts/ledger';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatInstant } from '@tapwright/i18n/format-instant';
import type { Language } from '@tapwright/i18n/languages';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../platform/use-language.ts';
import { useMoment } from '../../platform/use-moment.ts';
import { usePersonalSetting } from '../../platform/use-personal-setting.ts';
import classes from './components/statement-view.module.css';
import { writeChange, writeMinor } from './write-minor.ts';

export function useStatementColumns(): Column<StatementRow>[] {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const now = useMoment();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const aboutOf = ({ kind, subject, campaigns, campaignName, effectiveOn }: StatementRow) =>
    [
      kind === 'spend' ? formatDay(language, effectiveOn) : null,
      campaignName ?? (campaigns > 0 ? t('statement.campaigns', { count: campaigns }) : subject),
    ]
      .filter(Boolean)
      .join(', ');
  return [
    {
      key: 'bookedAt',
      head: t('statement.bookedAt'),
      width: 152,
      cell: ({ bookedAt }) => formatInstant(language, new Date(bookedAt), { zone, now }),
      onCard: 'line',
    },
    {
      key: 'what',
      head: t('statement.what'),
      cell: (row) => (
        <>
          <strong>{t(`statement.kinds.${row.kind}`)}</strong>
          <span className={classes.about}>{aboutOf(row)}</span>
        </>
      ),
      onCard: 'title',
    },
    ...amountColumns(t, language),
  ];
}

/** Changes with their signs, then what stood afterwards. */
function amountColumns(t: TFunction<'finance'>, language: Language): Column<StatementRow>[] {
  return [
    {
      key: 'available',
      head: t('statement.available'),
      width: 136,
      align: 'end',
      cell: ({ available }) => writeChange(language, available),
      onCard: 'corner',
    },
    {
      key: 'reserved',
      head: t('statement.reserved'),
      width: 136,
      align: 'end',
      cell: ({ reserved }) => writeChange(language, reserved),
    },
    {
      key: 'availableAfter',
      head: t('statement.availableAfter'),
      width: 152,
      align: 'end',
      cell: ({ availableAfter }) => writeMinor(language, availableAfter),
    },
    {
      key: 'reservedAfter',
      head: t('statement.reservedAfter'),
      width: 152,
      align: 'end',
      cell: ({ reservedAfter }) => writeMinor(language, reservedAfter),
    },
  ];
}
