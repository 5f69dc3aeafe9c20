import type { ListedColumn } from '@tapwright/contracts/ad-columns';
import { findValueKey } from '@tapwright/contracts/ad-values';
import { getMeasure, type MeasureName } from '@tapwright/contracts/report-measures';
import type { ReportUnit } from '@tapwright/contracts/report-query';
import { withDecimals } from '@tapwright/domain/money';
import type { Language } from '@tapwright/i18n/languages';
import type { MessageKey } from '@tapwright/i18n/messages';
import { dayOf, formatTime } from '@tapwright/i18n/format-instant';
import { formatList } from '@tapwright/i18n/format-list';
import { nameCountry } from '@tapwright/i18n/name-country';
import type { Cell, CellKind } from '../../platform/sheets/sheet.ts';
import { numberOf } from './read-values.ts';

/** How columns of the catalogue are written in a file, whichever file it is. */
type Say = (key: MessageKey, values?: Record<string, string>) => string;
type Row = Readonly<Record<string, unknown>>;
export type CellWords = { say: Say; language: Language };

const cellKinds = { money: 'amount', count: 'count', rate: 'percent' } as const satisfies Record<
  string,
  CellKind
>;
export const kindOfMeasure = (name: MeasureName) => cellKinds[getMeasure(name).kind];

/** Amounts name their unit. */
export function headOfMeasure(name: MeasureName, unit: ReportUnit, say: Say): string {
  const word = say(`adWords:measures.${name}`);
  if (getMeasure(name).kind !== 'money') return word;
  return say('adWords:inUnit', { name: word, unit: say(`adWords:units.${unit}`) });
}

/** Amounts as decimal text, counts as they are, rates as fractions. */
export function writeMeasure(name: MeasureName, figure: unknown, unit: ReportUnit): Cell {
  if (typeof figure !== 'number') return null;
  return getMeasure(name).kind === 'money' ? writeMicros(figure, unit) : figure;
}

/** With the decimals of its currency, and as many more as the millionths need: a file rounds no amount away. */
export function writeMicros(micros: number, currency: string): string {
  return withDecimals((micros / 1_000_000).toFixed(6), currency);
}

export function writeColumn(
  { key: column, kind, field, values, currencyField = 'currency' }: ListedColumn,
  row: Row,
  { say, language }: CellWords,
): Cell {
  if (kind === 'count' || kind === 'rate') return numberOf(row[field]);
  if (kind === 'share') return writeShare(numberOf(row['lowShare']), numberOf(row['highShare']));
  if (kind === 'instant') return writeInstant(textOf(row[field]), textOf(row['timeZone']));
  const value = kind === 'flag' ? (row[field] === true ? 'on' : 'off') : row[field];
  const write = (one: unknown) => {
    if (column === 'countries') return nameCountry(language, textOf(one));
    if (kind === 'money') return withDecimals(textOf(one), textOf(row[currencyField]));
    const key = values && findValueKey(values, one);
    return key === undefined ? textOf(one) : say(`adWords:${key}`);
  };
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? formatList(language, value.map(write)) : write(value);
}

/** As Apple bounds it: one fraction, or the lowest and the highest. */
const writeShare = (low: number | null, high: number | null): Cell =>
  low === null || high === null || low === high ? high : `${low}–${high}`;

/** As spreadsheets read it, by the clock of the ad account. */
function writeInstant(iso: string, zone: string): Cell {
  const at = new Date(iso);
  return iso === '' ? null : `${dayOf(at, zone || 'UTC')} ${formatTime('en', at, zone || 'UTC')}`;
}

/** Where a row has no name: what Apple hides of the search terms, or does not know of an audience. */
export function writeName(row: Row, field: string, say: Say): string {
  return textOf(row[field]) || say(field === 'term' ? 'adWords:values.hidden' : 'adWords:values.unknown');
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
