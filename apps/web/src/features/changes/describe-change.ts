import type { TFunction } from 'i18next';
import type { ChangeSetView } from '@tapwright/contracts/change-sets';
import { dayOf, formatTime } from '@tapwright/i18n/format-instant';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatList } from '@tapwright/i18n/format-list';
import { formatAmount } from '@tapwright/i18n/format-money';
import type { Language } from '@tapwright/i18n/languages';
import { nameCountry } from '@tapwright/i18n/name-country';
import { isAmountField } from './read-settings.ts';

export type ChangeWords = TFunction<readonly ['changes', 'adWords', 'frame']>;
export type Writing = { readonly t: ChangeWords; readonly language: Language; readonly zone: string };

const fieldNames = [
  'name',
  'status',
  'isArchived',
  'dailyCap',
  'totalBudget',
  'cpaGoal',
  'countries',
  'startTime',
  'endTime',
  'devices',
  'genders',
  'minAge',
  'maxAge',
  'customerType',
  'regions',
  'cities',
  'hours',
  'bid',
  'searchMatch',
  'text',
  'matchType',
] as const;

/** A field that a newer server names is shown as it is. */
export function nameField({ t }: Writing, field: string): string {
  const known = fieldNames.find((name) => name === field);
  return known ? t(`changes:fields.${known}`) : field;
}

const maxNamed = 3;

export function writeValue({ t, language, zone }: Writing, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('changes:none');
  if (field === 'status' && (value === 'running' || value === 'paused'))
    return t(`adWords:statuses.${value}`);
  if (field === 'matchType' && (value === 'EXACT' || value === 'BROAD'))
    return t(`adWords:matchTypes.${value}`);
  if (typeof value === 'boolean') return t(`adWords:flags.${value ? 'on' : 'off'}`);
  if (Array.isArray(value)) {
    const names = value.map((code) =>
      field === 'countries' ? nameCountry(language, String(code)) : String(code),
    );
    return names.length <= maxNamed
      ? formatList(language, names)
      : field === 'countries'
        ? t('changes:countries', { count: names.length })
        : String(names.length);
  }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (isAmountField(field)) return /^-?\d+(\.\d+)?$/.test(text) ? writeAmount(language, text) : text;
  if (field === 'startTime' || field === 'endTime') return writeMoment(language, new Date(text), zone);
  return text;
}

const writeAmount = (language: Language, amount: string) => formatAmount(language, { amount, currency: '' });
const writeMoment = (language: Language, at: Date, zone: string) =>
  `${formatDay(language, dayOf(at, zone))} ${formatTime(language, at, zone)}`;

/** One line that says what a set is about; of one edit with its values. */
export function titleOf(
  writing: Writing,
  { about, counts }: Pick<ChangeSetView, 'about' | 'counts'>,
): string {
  const { t, language } = writing;
  const { kinds, intents, fields, first } = about;
  const [kind] = kinds;
  const [intent] = intents;
  const count = counts.edits;
  const what =
    intents.length > 1 || intent === undefined
      ? t('changes:several')
      : intent === 'update'
        ? formatList(language, fields.map((field) => nameField(writing, field)).slice(0, maxNamed))
        : t(`changes:intents.${intent}`);
  if (count !== 1) {
    const objects =
      kinds.length === 1 && kind !== undefined
        ? t(`changes:counts.${kind}`, { count })
        : t('changes:counts.objects', { count });
    return t('changes:titles.many', { what, objects });
  }
  const name = first?.name ?? t('changes:unnamed');
  const [field] = fields;
  if (first === null || intent !== 'update' || field === undefined || fields.length > 1)
    return t('changes:titles.one', { what, name });
  const [before, after] = [first.before, first.after].map((one) => writeValue(writing, field, one[field]));
  return t('changes:titles.value', { what, name, before, after });
}
