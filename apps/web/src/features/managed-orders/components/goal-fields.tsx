import type { OrderForm } from '@tapwright/contracts/managed-orders';
import { orderGoals } from '@tapwright/domain/managed-order-rules';
import { formatList } from '@tapwright/i18n/format-list';
import { ChoiceList } from '@tapwright/ui/forms/choice-list';
import { TextField } from '@tapwright/ui/forms/text-field';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type OrderFault, perDay, writeMinor } from '../order-form-values.ts';
import classes from './order-form.module.css';

type Props = {
  readonly form: OrderForm;
  readonly currency: 'USD' | 'RMB';
  readonly today: string;
  readonly change: (part: Partial<OrderForm>) => void;
  readonly errorOf: (field: OrderFault) => string | undefined;
};

/** What is wanted, for how much and for how long; what a day gets of it is said while one types. */
export function GoalFields({ form, currency, today, change, errorOf }: Props) {
  const { t } = useTranslation('managedOrders');
  const language = useLanguage();
  const aDay = perDay(form);
  const field = (name: 'cpa' | 'budget' | 'weeks' | 'startsOn') => ({
    name,
    error: errorOf(name),
    value: form[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('form.goalAndMoney')}</h2>
      <ChoiceList
        label={t('form.goal')}
        value={form.goal}
        options={orderGoals.map((value) => ({
          value,
          label: t(`goals.${value}.name`),
          note: t(`goals.${value}.text`),
        }))}
        onChange={(goal) => change({ goal })}
      />
      <div className={classes.fields}>
        <TextField
          label={formatList(language, [t('form.cpa'), currency])}
          inputMode="decimal"
          {...field('cpa')}
        />
        <TextField
          label={formatList(language, [t('form.budget'), currency])}
          inputMode="decimal"
          help={t('form.budgetHelp')}
          {...field('budget')}
        />
        <TextField
          label={t('form.weeks')}
          inputMode="numeric"
          help={aDay === undefined ? '' : t('form.aDay', { amount: writeMinor(aDay) })}
          {...field('weeks')}
        />
        <TextField label={t('form.startsOn')} type="date" min={today} {...field('startsOn')} />
      </div>
    </section>
  );
}
