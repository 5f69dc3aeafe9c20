import type { Day } from '@tapwright/domain/days';
import type { CoveredRanges } from '../../reports/testing/naive-report.ts';
import type { ReportedFact } from '../../measures/testing/reported-world.ts';
import { appleSeries, askFigures, type ReportSpan } from './ask-apple.ts';
import type { GrownAccount } from './grow-account.ts';

/** The 20th of November and the 3rd of December 2026, at 18:00 UTC. */
export type Round = 'first' | 'again';
/** West: where it is that day still. East: where it is the day after already. */
export type Place = GrownAccount & { side: (zone: ReportedFact['zone']) => 'west' | 'east' };

const between = (from: Day, to: Day) => [{ from, to }];
const months = { first: between('2024-08-01', '2026-07-31'), again: between('2024-08-01', '2026-08-31') };

/** By Apple's rules: 90 days, whole months that ended before them, and the whole weeks in between. */
export const windows = {
  /** Where it is the 20th of November, and the 3rd of December. */
  west: {
    first: {
      day: between('2026-08-23', '2026-11-20'),
      week: between('2026-08-03', '2026-08-16'),
      month: months.first,
    },
    again: {
      day: between('2026-08-23', '2026-12-03'),
      week: between('2026-08-03', '2026-08-16'),
      month: months.again,
    },
  },
  /** Where it is the day after already. */
  east: {
    first: {
      day: between('2026-08-24', '2026-11-21'),
      week: between('2026-08-03', '2026-08-23'),
      month: months.first,
    },
    again: {
      day: between('2026-08-24', '2026-12-04'),
      week: between('2026-08-03', '2026-08-23'),
      month: months.again,
    },
  },
} as const satisfies Record<string, Record<string, CoveredRanges>>;

/** What is requested of Apple, in the order of the passes: what is rare within one answer is hidden in it. */
const spansToRead = {
  west: {
    first: [...spansOf(windows.west.first), ...spansOf({ day: between('2026-11-18', '2026-11-20') })],
    again: [
      ...spansOf({ day: between('2026-12-01', '2026-12-03') }),
      ...spansOf({ day: between('2026-10-19', '2026-12-03'), month: between('2026-08-01', '2026-08-31') }),
    ],
  },
  east: {
    first: [...spansOf(windows.east.first), ...spansOf({ day: between('2026-11-19', '2026-11-21') })],
    again: [
      ...spansOf({ day: between('2026-12-02', '2026-12-04') }),
      ...spansOf({ day: between('2026-10-20', '2026-12-04'), month: between('2026-08-01', '2026-08-31') }),
    ],
  },
};

function spansOf(ranges: Partial<CoveredRanges>): ReportSpan[] {
  return (['day', 'week', 'month'] as const).flatMap((span) =>
    (ranges[span] ?? []).map((range) => ({ span, range })),
  );
}

/** Apple's own figures, in the answers that a sync gets: what was said of a range before is forgotten. */
export async function listenToApple(
  teamId: number,
  places: readonly Place[],
  round: Round,
  known: ReportedFact[],
) {
  const seriesOf = ({
    level,
    zone,
    dimension,
  }: Pick<ReportedFact, 'level' | 'zone'> & { dimension?: string }) => `${level} ${zone} ${dimension ?? ''}`;
  for (const { ask, adAccountId, campaigns, side } of places)
    for (const series of appleSeries)
      for (const span of spansToRead[side(series.zone)][round]) {
        const of = { teamId, adAccountId, campaignIds: campaigns.map(({ campaignId }) => campaignId) };
        const facts = await askFigures(ask, of, series, span);
        const isOld = (fact: ReportedFact) =>
          fact.adAccountId === adAccountId &&
          seriesOf(fact) === seriesOf(series) &&
          fact.span === span.span &&
          fact.on >= span.range.from &&
          fact.on <= span.range.to;
        known.splice(0, known.length, ...known.filter((fact) => !isOld(fact)), ...facts);
      }
}
