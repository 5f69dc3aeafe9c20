import { findValueKey } from '@tapwright/contracts/ad-values';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { dayOf, formatTime } from '@tapwright/i18n/format-instant';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatList } from '@tapwright/i18n/format-list';
import { formatCount, formatNumber } from '@tapwright/i18n/format-number';
import { formatAmount, nameCurrency } from '@tapwright/i18n/format-money';
import type { Language } from '@tapwright/i18n/languages';
import { nameCountry } from '@tapwright/i18n/name-country';
import { customerTypes } from '@tapwright/domain/ad-states';
import { sayChanges, sayWhat } from '../../platform/words/say-changes.ts';
import { isAmountField } from './settings/read-settings.ts';
import type { Translate } from '../../platform/words/use-translation.ts';

export type ChangeWords = Translate<['changes', 'adWords', 'frame']>;
export type Writing = {
  readonly t: ChangeWords;
  readonly language: Language;
  readonly zone: string;
  /** Of a region or city, as far as Apple has told it to this page. */
  readonly findPlaceName: (placeId: string) => string | undefined;
};

const maxNamed = 3;
const bidStrategies = ['MANUAL_CPT', 'MAX_CONVERSIONS'] as const;

export function writeValue(writing: Writing, field: string, value: unknown): string {
  const { t, language, zone } = writing;
  if (value === null || value === undefined || value === '')
    return t(field === 'targetCpa' ? 'changes:notTold' : 'changes:none');
  if (field === 'status' && (value === 'running' || value === 'paused'))
    return t(`adWords:statuses.${value}`);
  if (field === 'matchType' && (value === 'EXACT' || value === 'BROAD'))
    return t(`adWords:matchTypes.${value}`);
  const word = findWord(field, value);
  if (word !== undefined) return t(word);
  if (typeof value === 'boolean') return t(`adWords:flags.${value ? 'on' : 'off'}`);
  if (Array.isArray(value)) return writeValues(writing, field, value.map(String));
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (isAmountField(field) || field === 'targetCpa')
    return /^-?\d+(\.\d+)?$/.test(text) ? writeAmount(language, text) : text;
  if (field === 'startTime' || field === 'endTime') return writeMoment(language, new Date(text), zone);
  return text;
}

/** What stands behind the value of an amount; nothing behind another. */
export const unitOf = (field: string, currency: string | null | undefined): string =>
  currency && (isAmountField(field) || field === 'targetCpa') ? nameCurrency(currency) : '';

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

const deviceNames = new Map([
  ['IPHONE', 'iPhone'],
  ['IPAD', 'iPad'],
]);

function writeValues(writing: Writing, field: string, values: readonly string[]): string {
  const { t, language } = writing;
  if (values.length === 0) return t('changes:all');
  const names = nameValues(writing, field, values);
  if (names !== undefined) return formatList(language, names);
  return field === 'countries'
    ? t('changes:countries', { count: values.length })
    : formatCount(language, values.length);
}

/** Of a few. Hours have no names, and regions and cities are ids to Apple, whose names it may not have told. */
function nameValues(
  { t, language, findPlaceName }: Writing,
  field: string,
  values: readonly string[],
): string[] | undefined {
  if (values.length > maxNamed || field === 'hours') return undefined;
  const names = values.map((value) => {
    if (field === 'countries') return nameCountry(language, value);
    if (field === 'regions' || field === 'cities') return findPlaceName(value);
    const word = findWord(field, value);
    return word === undefined ? (deviceNames.get(value) ?? value) : t(word);
  });
  const known = names.filter((name) => name !== undefined);
  return known.length === names.length ? known : undefined;
}

/** What stood and what comes. Lists that read the same though they differ say what came and what went. */
export function writeStep(writing: Writing, field: string, before: unknown, after: unknown) {
  const [was, is] = [writeValue(writing, field, before), writeValue(writing, field, after)];
  if (was !== is || !Array.isArray(before) || !Array.isArray(after)) return { before: was, after: is };
  const [stood, stands] = [before.map(String), after.map(String)];
  const say = (sign: string, values: readonly string[]) => {
    const names = nameValues(writing, field, values);
    const said = names ? formatList(writing.language, names) : formatCount(writing.language, values.length);
    return values.length === 0 ? [] : [`${sign}\u00a0${said}`];
  };
  const differences = [
    ...say(
      '+',
      stands.filter((value) => !stood.includes(value)),
    ),
    ...say(
      '−',
      stood.filter((value) => !stands.includes(value)),
    ),
  ];
  const difference = differences.length === 0 ? '' : ` (${formatList(writing.language, differences)})`;
  return { before: was, after: `${is}${difference}` };
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
  const { t } = writing;
  const { intents, fields, first } = about;
  if (counts.edits !== 1) return sayChanges(writing, about, counts.edits);
  const [intent] = intents;
  const what = sayWhat(writing, about);
  const name = first?.name ?? t('changes:unnamed');
  const [field] = fields;
  if (first === null || intent !== 'update' || field === undefined || fields.length > 1)
    return t('changes:titles.one', { what, name });
  const step = writeStep(writing, field, first.before[field], first.after[field]);
  return t('changes:titles.value', { what, name, ...step });
}
