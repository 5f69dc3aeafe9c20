import type { Recharge } from '@tapwright/contracts/recharges';
import { formatAmount } from '@tapwright/i18n/format-money';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { writeRemittance } from '../typed-amount.ts';
import { useWriteInstant } from '../use-write-instant.ts';
import classes from './recharges.module.css';

/** All that the row has no room for. */
export function RechargeFacts({ recharge, now }: { readonly recharge: Recharge; readonly now: Date }) {
  const { t } = useTranslation('recharges');
  const language = useLanguage();
  const write = useWriteInstant(now);
  const { amount, currency, creditedAmount, sentAt, serialNumber, payerName } = recharge;
  const money = (minor: number) => formatAmount(language, { amount: writeRemittance(minor), currency });
  const facts = [
    ['way', t(`ways.${recharge.way}`)],
    ['madeBy', recharge.madeBy],
    ['amountSaid', creditedAmount === null || creditedAmount === amount ? null : money(amount)],
    ['sentAt', sentAt === null ? null : write(sentAt)],
    ['serialNumber', serialNumber],
    ['payerName', payerName],
    ['question', recharge.question],
    ['answer', recharge.answer],
    ['decidedAt', recharge.decidedAt === null ? null : write(recharge.decidedAt)],
    ['reason', recharge.reason],
    ['receipt', recharge.receiptNumber],
  ] as const;
  return (
    <dl className={classes.details}>
      {facts.map(([key, value]) =>
        value === null ? null : (
          <div key={key} style={{ display: 'contents' }}>
            <dt>{t(`facts.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
