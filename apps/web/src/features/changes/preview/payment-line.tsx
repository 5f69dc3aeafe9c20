import { formatMoney } from '@tapwright/i18n/format-money';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { Preview } from '../api/commit-change.ts';
import classes from './preview.module.css';

/** What is reserved of the balance with it, and what is missing for that. */
export function PaymentLine({ payment }: { readonly payment: Preview['payment'] }) {
  const { t } = useTranslation('changes');
  const language = useLanguage();
  if (payment?.needed === undefined || payment.needed === null || Number(payment.needed.amount) === 0)
    return null;
  return (
    <>
      <p className={classes.money}>{t('cost.reserve', { amount: formatMoney(language, payment.needed) })}</p>
      {payment.short === null ? null : (
        <p className={classes.condition}>
          {t('cost.short', { amount: formatMoney(language, payment.short) })}
        </p>
      )}
    </>
  );
}
