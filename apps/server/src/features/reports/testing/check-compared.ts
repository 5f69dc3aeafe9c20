import type { ComparedMeasures } from '@tapwright/contracts/report-comparison';
import type { ReportEdges } from '@tapwright/contracts/report-edges';
import { measureNames, type ReportMeasures } from '@tapwright/contracts/report-measures';
import { getDay } from '@tapwright/domain/days';
import { expect } from 'vitest';
import type { ReportedFact } from '../../measures/testing/reported-world.ts';
import type { DrawnQuery, KnownWorld } from './drawn-query.ts';
import { countFor, measure } from './naive-report.ts';

const ofTaps: readonly string[] = [
  'localSpendAmount',
  'impressions',
  'taps',
  'ttr',
  'avgCptAmount',
  'avgCpmAmount',
];

type Answered = { compared: ComparedMeasures; whole: ReportMeasures; before: ReportMeasures | null };

/** What is compared is what was reported of the days named, of both ranges, and nothing of the days after them. */
export function checkCompared(
  { world }: KnownWorld,
  { unit }: DrawnQuery,
  facts: readonly ReportedFact[],
  { comparison }: ReportEdges,
  { compared, whole, before }: Answered,
): void {
  if (comparison === null || comparison.unknown.length > 0) return;
  const pick = (from: typeof comparison.ended, side: 'now' | 'before') => {
    if (from === null) return undefined;
    const range = { from: getDay(from[side].from), to: getDay(from[side].to) };
    return measure(world, countFor(world, range, facts), unit);
  };
  for (const side of ['now', 'before'] as const) {
    const answered = compared === null ? { now: whole, before }[side] : compared[side];
    for (const name of measureNames) {
      const days = ofTaps.includes(name) ? comparison.ended : comparison.settled;
      const expected = pick(days, side);
      if (expected === undefined || expected.localSpendAmount === null) continue;
      if (answered?.localSpendAmount === null) continue;
      expect([side, name, answered?.[name]]).toEqual([side, name, expected[name]]);
    }
  }
}
