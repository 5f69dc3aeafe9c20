import { measureNames, type ReportMeasures } from '@tapwright/contracts/report-measures';
import type { MeasureName } from './report-types.ts';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import type { Measure } from '@tapwright/ui/chart/measure';

export type MeasureKind = 'money' | 'count' | 'rate';
type Definition = {
  readonly kind: MeasureKind;
  readonly measure: Measure;
  /** Changes while installs are still arriving. */
  readonly countsInstalls: boolean;
};

const count = { digits: 0, change: 'percent', better: 'neither' } as const;
const cost = { digits: 2, change: 'percent', better: 'less' } as const;
const rate = { change: 'points', better: 'more' } as const;
const downloads: Definition = { kind: 'count', measure: { ...count, better: 'more' }, countsInstalls: true };

export const definitions: Record<MeasureName, Definition> = {
  localSpendAmount: {
    kind: 'money',
    measure: { ...count, digits: 2, tileDigits: 0 },
    countsInstalls: false,
  },
  impressions: { kind: 'count', measure: count, countsInstalls: false },
  taps: { kind: 'count', measure: count, countsInstalls: false },
  installs: downloads,
  avgCptAmount: { kind: 'money', measure: cost, countsInstalls: false },
  avgCpaAmount: { kind: 'money', measure: cost, countsInstalls: true },
  ttr: { kind: 'rate', measure: { ...rate, digits: 2 }, countsInstalls: false },
  conversionRate: { kind: 'rate', measure: { ...rate, digits: 1 }, countsInstalls: true },
  newDownloads: downloads,
  redownloads: downloads,
  viewInstalls: downloads,
  viewNewDownloads: downloads,
  viewRedownloads: downloads,
  totalInstalls: downloads,
};

/** Those that stand on tiles, in their order; the others are further columns. */
export const mainMeasures = measureNames.slice(0, 8);

/** How many of what a reader reads make one on the wire: amounts come in micros, rates as fractions. */
const wirePer: Record<MeasureKind, number> = { money: 1_000_000, count: 1, rate: 0.01 };

/** As it is read: dollars, taps, per cent. */
export function figureOf(name: MeasureName, measures: ReportMeasures | null | undefined): number | null {
  const value = measures?.[name] ?? null;
  return value === null ? null : value / wirePer[definitions[name].kind];
}

/** As a call asks for it. */
export function wireOf(name: MeasureName, figure: number): number {
  const value = figure * wirePer[definitions[name].kind];
  return definitions[name].kind === 'rate' ? Number(value.toPrecision(12)) : Math.round(value);
}

export function unitOf(name: MeasureName, unit: TeamCurrency): string | undefined {
  return { money: unit === 'USD' ? '$' : '¥', count: undefined, rate: '%' }[definitions[name].kind];
}

export function findMeasure(text: unknown): MeasureName | undefined {
  return measureNames.find((name) => name === text);
}
