import { nameCurrency } from '@tapwright/i18n/format-money';
import { nameZone } from '@tapwright/i18n/name-zone';
import { FieldNote } from '@tapwright/ui/forms/field-note';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { TextField } from '@tapwright/ui/forms/text-field';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { FieldName } from '../change.ts';
import { type AdDetails, type AmountField, isAmountField } from './read-settings.ts';
import type { Settings } from './use-settings.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { fromWallTime, toWallTime } from '../../../platform/words/wall-time.ts';
import { CountriesField } from './countries-field.tsx';
import classes from './panel.module.css';

type Props<Name extends FieldName = FieldName> = {
  readonly field: Name;
  readonly settings: Settings;
  readonly details: AdDetails;
};

export function SettingField({ field, ...props }: Props) {
  if (isAmountField(field)) return <AmountSetting field={field} {...props} />;
  switch (field) {
    case 'name':
      return <NameSetting field={field} {...props} />;
    case 'status':
      return <StatusSetting field={field} {...props} />;
    case 'pausesAtGoal':
      return <GoalSetting field={field} {...props} />;
    case 'searchMatch':
      return <SearchMatchSetting field={field} {...props} />;
    case 'startTime':
    case 'endTime':
      return <TimeSetting field={field} {...props} />;
    case 'countries':
      return <CountriesSetting field={field} {...props} />;
    default:
      return null;
  }
}

function AmountSetting({ field, settings, details }: Props<AmountField>) {
  const { t } = useTranslation('changes');
  const { values, errorOf, change, leave } = settings;
  const isOfKeyword = details.kind === 'keyword' && field === 'bid';
  const currency = nameCurrency(details.currency);
  const help = isOfKeyword ? t('help.keywordBid', { currency }) : t(`help.${field}`, { currency });
  return (
    <TextField
      label={t(`fields.${field}`)}
      help={help}
      name={field}
      inputMode="decimal"
      autoComplete="off"
      data-autofocus={field === 'bid' || field === 'dailyCap' || undefined}
      value={values[field] ?? ''}
      error={errorOf(field)}
      onChange={({ target }) => change(field, target.value)}
      onBlur={() => leave(field)}
    />
  );
}

function NameSetting({ field, settings: { values, errorOf, change, leave } }: Props<'name'>) {
  const { t } = useTranslation('changes');
  return (
    <TextField
      label={t('fields.name')}
      name={field}
      autoComplete="off"
      value={values.name ?? ''}
      error={errorOf(field)}
      onChange={({ target }) => change(field, target.value)}
      onBlur={() => leave(field)}
    />
  );
}

function StatusSetting({ field, settings: { values, errorOf, change } }: Props<'status'>) {
  const { t } = useTranslation(['changes', 'adWords']);
  return (
    <div className={classes.choice}>
      <span className={classes.label}>{t('fields.status')}</span>
      <Segmented
        label={t('fields.status')}
        value={values.status ?? 'running'}
        options={(['running', 'paused'] as const).map((value) => ({
          value,
          label: t(`adWords:statuses.${value}`),
        }))}
        onChange={(status) => change(field, status)}
      />
      <FieldNote error={errorOf(field)} />
    </div>
  );
}

function GoalSetting({ field, settings: { values, errorOf, change } }: Props<'pausesAtGoal'>) {
  const { t } = useTranslation('changes');
  return (
    <div className={classes.choice}>
      <span className={classes.label}>{t('fields.pausesAtGoal')}</span>
      <Segmented
        label={t('fields.pausesAtGoal')}
        value={values.pausesAtGoal === true ? 'pauses' : 'tells'}
        options={(['tells', 'pauses'] as const).map((value) => ({ value, label: t(`goalDoes.${value}`) }))}
        onChange={(value) => change(field, value === 'pauses')}
      />
      <FieldNote error={errorOf(field)} help={t('help.pausesAtGoal')} />
    </div>
  );
}

function SearchMatchSetting({ field, settings: { values, errorOf, change } }: Props<'searchMatch'>) {
  const { t } = useTranslation(['changes', 'adWords']);
  return (
    <div className={classes.choice}>
      <span className={classes.label}>{t('fields.searchMatch')}</span>
      <Segmented
        label={t('fields.searchMatch')}
        value={values.searchMatch === true ? 'on' : 'off'}
        options={(['on', 'off'] as const).map((value) => ({ value, label: t(`adWords:flags.${value}`) }))}
        onChange={(value) => change(field, value === 'on')}
      />
      <FieldNote error={errorOf(field)} />
    </div>
  );
}

function TimeSetting({ field, settings, details }: Props<'startTime' | 'endTime'>) {
  const { t } = useTranslation('changes');
  const { values, errorOf, change, leave } = settings;
  const { timeZone } = details;
  return (
    <TextField
      label={t(`fields.${field}`)}
      help={t(`help.${field}`, { zone: nameZone(useLanguage(), timeZone) })}
      name={field}
      type="datetime-local"
      value={toWallTime(timeZone, values[field] ?? null)}
      error={errorOf(field)}
      onChange={({ target }) => change(field, fromWallTime(timeZone, target.value))}
      onBlur={() => leave(field)}
    />
  );
}

function CountriesSetting({ field, settings: { values, errorOf, change } }: Props<'countries'>) {
  const { t } = useTranslation('changes');
  return (
    <div className={classes.choice}>
      <span className={classes.label}>{t('fields.countries')}</span>
      <CountriesField chosen={values.countries ?? []} onChange={(countries) => change(field, countries)} />
      <FieldNote error={errorOf(field)} />
    </div>
  );
}
