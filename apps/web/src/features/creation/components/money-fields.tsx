import { parseAmount, toAmount, moneyOf } from '@tapwright/domain/money';
import { nameCurrency } from '@tapwright/i18n/format-money';
import { ChoiceList } from '@tapwright/ui/forms/choice-list';
import { TextField } from '@tapwright/ui/forms/text-field';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { isAutomated, strategyOf, takesKeywords } from '../request-creation.ts';
import { changeCampaign, type Creation } from '../use-creation.ts';
import classes from './creation.module.css';

/** Days of an average month, as Apple counts what a daily budget may come to. */
const daysOfMonth = 30.4;

export function MoneyFields({ creation }: { readonly creation: Creation }) {
  const { t } = useTranslation('creation');
  const { campaign, group } = creation;
  const strategies = takesKeywords(campaign)
    ? (['MANUAL_CPT', 'MAX_CONVERSIONS'] as const)
    : (['MANUAL_CPT'] as const);
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>
        {t('series.money', { currency: nameCurrency(group?.currency ?? '') })}
      </h2>
      <ChoiceList
        label={t('fields.bids')}
        value={strategyOf(campaign)}
        options={strategies.map((value) => ({
          value,
          label: t(`bids.${value}.name`),
          note: t(`bids.${value}.note`),
        }))}
        onChange={(bidStrategy) => changeCampaign({ bidStrategy })}
      />
      <div className={classes.pair}>
        <Amount creation={creation} field="dailyCap" help={useCapHelp(creation)} />
        <Amount creation={creation} field="totalBudget" help={useBudgetHelp(creation)} isOptional />
      </div>
      <div className={classes.pair}>
        <Amount
          creation={creation}
          field="cpaGoal"
          label={isAutomated(campaign) ? t('fields.targetCpa') : t('fields.cpaGoal')}
          help={t(isAutomated(campaign) ? 'series.targetHelp' : 'series.goalHelp')}
          isOptional
        />
      </div>
    </section>
  );
}

type AmountProps = {
  readonly creation: Creation;
  readonly field: 'dailyCap' | 'totalBudget' | 'cpaGoal';
  readonly label?: string;
  readonly help: string;
  readonly isOptional?: boolean;
};

function Amount({ creation: { campaign, errorOf }, field, label, help, isOptional = false }: AmountProps) {
  const { t } = useTranslation('creation');
  return (
    <TextField
      label={label ?? t(`fields.${field}`)}
      name={`campaigns.0.${field}`}
      inputMode="decimal"
      autoComplete="off"
      {...(isOptional && { optional: t('optional') })}
      value={campaign[field]}
      help={help}
      error={errorOf(`campaigns.0.${field}`)}
      onChange={({ target }) => changeCampaign({ [field]: target.value })}
    />
  );
}

function useCapHelp({ campaign, currency, writeMoney }: Creation): string {
  const { t } = useTranslation('creation');
  const cap = parseAmount(campaign.dailyCap, currency);
  if (typeof cap === 'string') return t('series.capHelp');
  const month = toAmount(moneyOf(Math.round(cap.minor * daysOfMonth), currency));
  return t('series.capMonth', { amount: writeMoney(month) });
}

function useBudgetHelp({ campaign, currency }: Creation): string {
  const { t } = useTranslation('creation');
  const cap = parseAmount(campaign.dailyCap, currency);
  const budget = parseAmount(campaign.totalBudget, currency);
  if (typeof cap === 'string' || typeof budget === 'string' || cap.minor === 0) return t('series.budgetHelp');
  return t('series.budgetDays', { count: Math.floor(budget.minor / cap.minor) });
}
