import type { OrderForm } from '@tapwright/contracts/managed-orders';
import { nameCountries } from '@tapwright/i18n/name-countries';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { minorOf, perDay, writeMinor } from '../order-form-values.ts';
import { useWriteMoney } from '../use-write-money.ts';
import classes from './order-form.module.css';

type Props = { readonly form: OrderForm; readonly currency: 'USD' | 'RMB' };

const steps = ['send', 'answer', 'plan', 'pay', 'run'] as const;

/** What the order is so far, and who acts next until it runs. */
export function OrderSummary({ form, currency }: Props) {
  const { t } = useTranslation('managedOrders');
  const language = useLanguage();
  const write = useWriteMoney(currency);
  const budget = minorOf(form.budget);
  const cpa = minorOf(form.cpa);
  const aDay = perDay(form);
  const facts = [
    ['app', form.app?.name],
    ['storefronts', nameCountries(language, form.storefronts)],
    ['goal', t(`goals.${form.goal}.name`)],
    ['cpa', cpa === undefined ? '' : write(writeMinor(cpa))],
    ['budget', budget === undefined ? '' : write(writeMinor(budget))],
    ['aDay', aDay === undefined ? '' : write(writeMinor(aDay))],
  ] as const;
  return (
    <aside className={classes.rail} aria-label={t('summary.title')}>
      <h2 className={classes.railTitle}>{t('summary.title')}</h2>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <h2 className={classes.railTitle}>{t('summary.next')}</h2>
      <ol className={classes.next}>
        {steps.map((step) => (
          <li key={step}>
            <StatusGlyph of={step === 'send' ? 'proposed' : 'pending'} />
            <b>{t(`summary.${step}.name`)}</b>
            <p>
              {t(`summary.${step}.text`, {
                amount: budget === undefined ? '–' : write(writeMinor(budget)),
              })}
            </p>
          </li>
        ))}
      </ol>
    </aside>
  );
}
