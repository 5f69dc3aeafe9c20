import type { TFunction } from 'i18next';
import { findValueKey } from '@tapwright/contracts/ad-values';
import type { ChangeSetView } from '@tapwright/contracts/change-sets';
import { dayOf, formatTime } from '@tapwright/i18n/format-instant';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatList } from '@tapwright/i18n/format-list';
import { formatCount, formatNumber } from '@tapwright/i18n/format-number';
import { formatAmount } from '@tapwright/i18n/format-money';
import type { Language } from '@tapwright/i18n/languages';
import { nameCountry } from '@tapwright/i18n/name-country';
import { customerTypes } from '@tapwright/domain/ad-states';
import { isShownField } from './ad-fields.ts';
import { isAmountField } from './read-settings.ts';

export type ChangeWords = TFunction<readonly ['changes', 'adWords', 'frame']>;
export type Writing = { readonly t: ChangeWords; readonly language: Language; readonly zone: string };

/** A field that a newer server names is shown as it is. */
export function nameField({ t }: Writing, field: string): string {
  return isShownField(field) ? t(`changes:fields.${field}`) : field;
}

const maxNamed = 3;
const bidStrategies = ['MANUAL_CPT', 'MAX_CONVERSIONS'] as const;

export function writeValue({ t, language, zone }: Writing, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '')
    return t(field === 'targetCpa' ? 'changes:notTold' : 'changes:none');
  if (field === 'status' && (value === 'running' || value === 'paused'))
    return t(`adWords:statuses.${value}`);
  if (field === 'matchType' && (value === 'EXACT' || value === 'BROAD'))
    return t(`adWords:matchTypes.${value}`);
  const word = findWord(field, value);
  if (word !== undefined) return t(word);
  if (typeof value === 'boolean') return t(`adWords:flags.${value ? 'on' : 'off'}`);
  if (Array.isArray(value)) return writeValues({ t, language }, field, value.map(String));
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (isAmountField(field) || field === 'targetCpa')
    return /^-?\d+(\.\d+)?$/.test(text) ? writeAmount(language, text) : text;
  if (field === 'startTime' || field === 'endTime') return writeMoment(language, new Date(text), zone);
  return text;
}

/** The key of what stands for a value; one of a newer server is shown as it is. */
function findWord(field: string, value: unknown) {
  if (field === 'placement') return keyOf('placements', value);
  if (field === 'genders') return keyOf('genders', value);
  if (field === 'pausesAtGoal') return `changes:goalDoes.${value === true ? 'pauses' : 'tells'}` as const;
  const strategy = bidStrategies.find((one) => one === value);
  if (field === 'bidStrategy' && strategy) return `changes:bidStrategies.${strategy}` as const;
  const customers = customerTypes.find((one) => one === value);
  return field === 'customerType' && customers
    ? (`adWords:audience.customers.${customers}` as const)
    : undefined;
}

function keyOf(of: 'placements' | 'genders', value: unknown) {
  const key = findValueKey(of, value);
  return key && (`adWords:${key}` as const);
}

/** Apple names its regions and cities by ids, and hours are too many to name. */
const countedFields = new Set(['regions', 'cities', 'hours']);
const deviceNames = new Map([
  ['IPHONE', 'iPhone'],
  ['IPAD', 'iPad'],
]);

function writeValues(
  { t, language }: Pick<Writing, 't' | 'language'>,
  field: string,
  values: readonly string[],
): string {
  if (values.length === 0) return t('changes:all');
  if (countedFields.has(field)) return formatCount(language, values.length);
  const names = values.map((value) => {
    if (field === 'countries') return nameCountry(language, value);
    const word = findWord(field, value);
    return word === undefined ? (deviceNames.get(value) ?? value) : t(word);
  });
  if (names.length <= maxNamed) return formatList(language, names);
  return field === 'countries'
    ? t('changes:countries', { count: names.length })
    : formatCount(language, names.length);
}

/** In per cent, with a decimal where it says something. */
export function writeRise(language: Language, percent: number): string {
  const size = Math.round(Math.abs(percent) * 10) / 10;
  const decimals = Number.isInteger(size) ? 0 : 1;
  return `${percent < 0 ? '−' : '+'}${formatNumber(language, size, decimals)}\u00a0%`;
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
