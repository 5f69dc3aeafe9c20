import { useQuery } from '@tanstack/react-query';
import { defaultPageSize } from '@tapwright/contracts/paging';
import type { RechargeWay } from '@tapwright/contracts/recharges';
import { formatAmount } from '@tapwright/i18n/format-money';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { rechargesQuery } from '../api/recharges.ts';
import { writeRemittance } from '../typed-amount.ts';
import classes from './recharge-page.module.css';
import { RechargeStateWord } from './recharge-state-word.tsx';

const ofRemittance = ['sendFirst', 'sendProof', 'sendFind', 'sendDone'] as const;
const ofPayment = ['paySend', 'payCome', 'payDone'] as const;

type Props = { readonly teamId: number; readonly way: RechargeWay };

/** What comes after the press, and what became of the last recharge. */
export function NextSteps({ teamId, way }: Props) {
  const { t } = useTranslation('recharges');
  const language = useLanguage();
  const { data } = useQuery(rechargesQuery(teamId, { pageNum: 1, pageSize: defaultPageSize }));
  const [last] = data?.list ?? [];
  return (
    <aside className={classes.rail}>
      <h2 className={classes.heading}>{t('next.title')}</h2>
      <ol className={classes.next}>
        {(way === 'remittance' ? ofRemittance : ofPayment).map((step) => (
          <li key={step}>
            <strong>{t(`next.${step}`)}</strong>
            <small>
              {step === 'paySend' && way === 'alipay' ? t('next.paySendAlipayText') : t(`next.${step}Text`)}
            </small>
          </li>
        ))}
      </ol>
      {last === undefined ? null : (
        <>
          <h2 className={classes.heading}>{t('next.last')}</h2>
          <p className={classes.last}>
            <span>
              {t(`ways.${last.way}`)} {last.reference}
            </span>
            <span>
              {formatAmount(language, {
                amount: writeRemittance(last.creditedAmount ?? last.amount),
                currency: last.currency,
              })}
            </span>
          </p>
          <RechargeStateWord recharge={last} />
        </>
      )}
    </aside>
  );
}
