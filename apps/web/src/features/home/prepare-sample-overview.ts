import type { MeasuredRange, Measure } from '@tapwright/ui/chart/measure';
import { sampleFigures } from './sample-figures.ts';

const measureKeys = [
  'spend',
  'impressions',
  'taps',
  'installs',
  'averageCpt',
  'averageCpa',
  'tapRate',
  'conversionRate',
] as const;
export type MeasureKey = (typeof measureKeys)[number];

type Counts = { readonly [Name in keyof typeof sampleFigures.now]: readonly number[] };
type Formula = {
  readonly measure: Measure;
  readonly unit?: string;
  /** Sum over sum for a range; the same for a single day. */
  readonly above: (counts: Counts) => readonly number[];
  readonly below?: (counts: Counts) => readonly number[];
  readonly countsInstalls?: true;
};

const dollars = ({ spendCents }: Counts) => spendCents.map((cents) => cents / 100);
const percent = (counts: readonly number[]) => counts.map((count) => count * 100);
const count = { digits: 0, change: 'percent', better: 'neither' } as const;
const cost = { digits: 2, change: 'percent', better: 'less' } as const;
const rate = { change: 'points', better: 'more' } as const;

const formulas: Record<MeasureKey, Formula> = {
  spend: { measure: { ...count, digits: 2, tileDigits: 0 }, unit: '$', above: dollars },
  impressions: { measure: count, above: ({ impressions }) => impressions },
  taps: { measure: count, above: ({ taps }) => taps },
  installs: {
    measure: { ...count, better: 'more' },
    above: ({ installs }) => installs,
    countsInstalls: true,
  },
  averageCpt: { measure: cost, unit: '$', above: dollars, below: ({ taps }) => taps },
  averageCpa: {
    measure: cost,
    unit: '$',
    above: dollars,
    below: ({ installs }) => installs,
    countsInstalls: true,
  },
  tapRate: {
    measure: { ...rate, digits: 2 },
    unit: '%',
    above: ({ taps }) => percent(taps),
    below: ({ impressions }) => impressions,
  },
  conversionRate: {
    measure: { ...rate, digits: 1 },
    unit: '%',
    above: ({ installs }) => percent(installs),
    below: ({ taps }) => taps,
    countsInstalls: true,
  },
};

export type SampleMeasure = {
  readonly key: MeasureKey;
  readonly unit: string | undefined;
  readonly range: MeasuredRange;
};

export function prepareSampleOverview(): SampleMeasure[] {
  return measureKeys.map((key) => ({ key, unit: formulas[key].unit, range: rangeOf(formulas[key]) }));
}

export function sampleDays(firstDay: string): string[] {
  const start = Date.parse(`${firstDay}T00:00:00Z`);
  return sampleFigures.now.taps.map((_, index) =>
    new Date(start + index * 86_400_000).toISOString().slice(0, 10),
  );
}

function rangeOf(formula: Formula): MeasuredRange {
  const { now, before, immatureFrom } = sampleFigures;
  const range = {
    measure: formula.measure,
    days: daysOf(formula, now),
    total: totalOf(formula, now, now.taps.length),
    before: { days: daysOf(formula, before), total: totalOf(formula, before, before.taps.length) },
  };
  if (!formula.countsInstalls) return range;
  const compared = {
    isProvisional: true,
    now: totalOf(formula, now, immatureFrom),
    before: totalOf(formula, before, immatureFrom),
  };
  return { ...range, immatureFrom, compared };
}

function daysOf({ above, below }: Formula, counts: Counts): number[] {
  const divisors = below?.(counts);
  return above(counts).map((value, index) => value / (divisors?.[index] ?? 1));
}

function totalOf({ above, below }: Formula, counts: Counts, upTo: number): number {
  const sum = (values: readonly number[]) => values.slice(0, upTo).reduce((total, value) => total + value, 0);
  return sum(above(counts)) / (below ? sum(below(counts)) : 1);
}
