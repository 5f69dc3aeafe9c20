import type { AdAccountChoice } from '@tapwright/contracts/campaign-groups';
import { nameCurrency } from '@tapwright/i18n/format-money';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { TextField } from '@tapwright/ui/forms/text-field';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './attach-form.module.css';

export type Chosen = { isChosen: boolean; name: string; totalBudget: string; cpaGoal: string };

type Props = {
  readonly choice: AdAccountChoice;
  readonly chosen: Chosen;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (chosen: Chosen) => void;
};

/** Organisations that once used Search Ads Basic show an ad account of that name, in which nothing can be run. */
const isOfBasic = (name: string) => /\b(?:search|apple) ads basic\b/i.test(name);

function Notes({ choice }: Pick<Props, 'choice'>) {
  const { t } = useTranslation('campaignGroups');
  const { name, currency, roles, state, nameBefore, isInactive } = choice;
  const isFree = state === 'free';
  const isReadOnly = roles.length > 0 && roles.every((role) => role.endsWith('Only'));
  const facts = [currency && nameCurrency(currency), ...roles].filter(Boolean).join(', ');
  const warnings = [isFree && isReadOnly && t('attach.readOnly'), isInactive && t('attach.inactive')];
  return (
    <>
      <span className={classes.note}>
        {isFree ? facts : t(`attach.${state}`)}
        {isFree && nameBefore !== null ? ` · ${t('attach.before')}` : ''}
      </span>
      {warnings.map((warning) =>
        warning ? (
          <span key={warning} className={classes.warn}>
            <StatusGlyph of="to-mend" /> {warning}
          </span>
        ) : null,
      )}
      {isFree && isOfBasic(name) ? <span className={classes.note}>{t('attach.basic')}</span> : null}
    </>
  );
}

export function ChoiceRow({ choice, chosen, errors, onChange }: Props) {
  const { t } = useTranslation('campaignGroups');
  const { name, currency, state } = choice;
  const isFree = state === 'free';
  const isOpen = isFree && chosen.isChosen;
  const fieldOf = (field: 'name' | 'totalBudget' | 'cpaGoal') => ({
    label: t(field),
    value: chosen[field],
    autoComplete: 'off',
    error: errors[field],
    onChange: (event: { target: { value: string } }) => onChange({ ...chosen, [field]: event.target.value }),
  });
  return (
    <li className={classes.choice}>
      <label className={classes.label}>
        <input
          type="checkbox"
          disabled={!isFree}
          checked={isOpen || state === 'attached'}
          onChange={(event) => onChange({ ...chosen, isChosen: event.target.checked })}
        />
        <span>
          <span className={classes.name}>{name}</span>
          <Notes choice={choice} />
          {errors['adAccountId'] ? (
            <span role="alert" className={classes.refused}>
              {errors['adAccountId']}
            </span>
          ) : null}
        </span>
      </label>
      {isOpen ? (
        <fieldset className={classes.guards}>
          <legend className={classes.hidden}>{`${t('attach.guards')}: ${name}`}</legend>
          <TextField {...fieldOf('name')} />
          <div className={classes.pair}>
            <TextField {...fieldOf('totalBudget')} inputMode="decimal" />
            <TextField {...fieldOf('cpaGoal')} inputMode="decimal" />
          </div>
          <p className={classes.note}>{t('guardHint', { currency: nameCurrency(currency ?? '') })}</p>
        </fieldset>
      ) : null}
    </li>
  );
}
