import * as z from 'zod/mini';
import { namesOf, recordOf } from './typed-record.ts';

/** An amount in millionths of the major unit: 3,500,000 is $3.50. Nothing is rounded before it is shown. */
export const micros = z.int();

/** What our tables keep, and under which name there. Installs without a word more are those after a tap. */
export const storedMeasures = {
  localSpendAmount: 'spend',
  impressions: 'impressions',
  taps: 'taps',
  installs: 'tapInstalls',
  newDownloads: 'tapNewDownloads',
  redownloads: 'tapRedownloads',
  viewInstalls: 'viewInstalls',
  viewNewDownloads: 'viewNewDownloads',
  viewRedownloads: 'viewRedownloads',
} as const;
export type StoredMeasure = keyof typeof storedMeasures;
export type StoredCount = Exclude<(typeof storedMeasures)[StoredMeasure], 'spend'>;
export const storedCounts = Object.values(storedMeasures).filter((name) => name !== 'spend');

/** Money is in micros; a rate is a fraction, 0.0757 is 7.57 %. */
export type Measure = {
  /** Decimals on a screen, where they are not those of its kind. */
  readonly digits?: number;
  /** Has a shorter word for narrow heads. */
  readonly isShortened?: true;
  /** Has a tile and can be drawn. */
  readonly isMain?: true;
} & (
  | { readonly kind: 'count'; readonly sum?: readonly StoredMeasure[] }
  | {
      readonly kind: 'money' | 'rate';
      /** Sum over sum, null with a zero below the line; so many `times`, such as for 1000 impressions. */
      readonly over?: readonly [StoredMeasure, StoredMeasure];
      readonly times?: number;
    }
);

/**
 * The catalogue of measures. Rows, sums in SQL and in code, sorting, filters, columns, files and reports come from it;
 * their words are in `adWords:measures`.
 */
const measures = {
  localSpendAmount: { kind: 'money', isMain: true },
  impressions: { kind: 'count', isShortened: true, isMain: true },
  taps: { kind: 'count', isMain: true },
  installs: { kind: 'count', isShortened: true, isMain: true },
  avgCptAmount: { kind: 'money', over: ['localSpendAmount', 'taps'], isShortened: true, isMain: true },
  avgCpaAmount: { kind: 'money', over: ['localSpendAmount', 'installs'], isShortened: true, isMain: true },
  avgCpmAmount: {
    kind: 'money',
    over: ['localSpendAmount', 'impressions'],
    times: 1000,
    isShortened: true,
  },
  ttr: { kind: 'rate', over: ['taps', 'impressions'], isMain: true },
  conversionRate: { kind: 'rate', over: ['installs', 'taps'], digits: 1, isShortened: true, isMain: true },
  newDownloads: { kind: 'count', isShortened: true },
  redownloads: { kind: 'count' },
  viewInstalls: { kind: 'count', isShortened: true },
  viewNewDownloads: { kind: 'count', isShortened: true },
  viewRedownloads: { kind: 'count', isShortened: true },
  totalInstalls: { kind: 'count', sum: ['installs', 'viewInstalls'] },
} as const satisfies Readonly<Record<string, Measure>> & Readonly<Record<StoredMeasure, Measure>>;

export type MeasureName = keyof typeof measures;
type CountNames = { [Name in MeasureName]: (typeof measures)[Name]['kind'] extends 'count' ? Name : never };
type CountName = CountNames[MeasureName];

export const measureNames = namesOf(measures);
export const getMeasure = (name: MeasureName): Measure => measures[name];
const digitsOfKind = { money: 2, count: 0, rate: 2 } as const;
/** Decimals on a screen; of a rate those of its per cent. */
export const digitsOf = (name: MeasureName): number =>
  getMeasure(name).digits ?? digitsOfKind[getMeasure(name).kind];
export const findMeasure = (text: unknown): MeasureName | undefined =>
  measureNames.find((name) => name === text);
type ShortNames = {
  [Name in MeasureName]: (typeof measures)[Name] extends { isShortened: true } ? Name : never;
};
const isShortened = (name: MeasureName): name is ShortNames[MeasureName] =>
  getMeasure(name).isShortened === true;
export const shortNames = measureNames.filter(isShortened);
export const mainMeasures = measureNames.filter((name) => getMeasure(name).isMain);

const isCount = (name: MeasureName): name is CountName => measures[name].kind === 'count';
const countNames = measureNames.filter(isCount);

/** Those that others are added up to, and those of two others. */
export const summedMeasures = countNames.flatMap((name) => {
  const measure = getMeasure(name);
  return measure.kind === 'count' && measure.sum ? [{ name, of: measure.sum }] : [];
});
export const dividedMeasures = measureNames.flatMap((name) => {
  const measure = getMeasure(name);
  if (isCount(name) || measure.kind === 'count' || measure.over === undefined) return [];
  const [above, below] = measure.over;
  return [{ name, above, below, times: measure.times ?? 1 }];
});

const ofTaps: readonly MeasureName[] = ['localSpendAmount', 'impressions', 'taps'];
/** Grows for days after the day it is of, because installs come late. */
export function countsInstalls(name: MeasureName): boolean {
  const measure = getMeasure(name);
  const parts = (measure.kind === 'count' ? measure.sum : measure.over) ?? [name];
  return parts.some((part) => !ofTaps.includes(part));
}

/** Amounts in micros of the unit that was requested; null where a day has no rate. Counts are always known. */
export const reportMeasures = z.object({
  ...recordOf(measureNames, (name) => z.nullable(name === 'localSpendAmount' ? micros : z.number())),
  ...recordOf(countNames, () => z.int()),
});
export type ReportMeasures = z.infer<typeof reportMeasures>;

/** Zeros, and null where nothing can be known of nothing. */
export const noMeasures: ReportMeasures = {
  ...recordOf(measureNames, () => null),
  ...recordOf(countNames, () => 0),
};
