import { addDays, type Day } from '@tapwright/domain/days';
import type { CoveredRanges } from '../../reports/testing/naive-report.ts';
import type { ReportedFact } from '../../measures/testing/reported-world.ts';
import { appleSeries, askFigures, asTotals, type ReportSpan } from './ask-apple.ts';
import type { GrownAccount } from './grow-account.ts';

/** The 20th of November and the 3rd of December 2026, at 18:00 UTC. */
export type Round = 'first' | 'again';
/** West: where it is that day still. East: where it is the day after already. */
type Side = 'west' | 'east';
export type Place = GrownAccount & {
  side: (zone: ReportedFact['zone']) => Side;
  /** The night asks for 31 days that no granularity tells any more; they end before the first that is known of all. */
  totalsFrom: Day;
};

const between = (from: Day, to: Day) => [{ from, to }];
const months = { first: between('2024-08-01', '2026-07-31'), again: between('2024-08-01', '2026-08-31') };
const weeks = { west: between('2026-08-03', '2026-08-16'), east: between('2026-08-03', '2026-08-23') };
const firstDay = { west: '2026-08-23', east: '2026-08-24' } as const satisfies Record<Side, Day>;
const today = {
  west: { first: '2026-11-20', again: '2026-12-03' },
  east: { first: '2026-11-21', again: '2026-12-04' },
} as const satisfies Record<Side, Record<Round, Day>>;

/** By Apple's rules: 90 days, whole months that ended before them, and the whole weeks in between. */
export function findCovered(place: Place, zone: ReportedFact['zone'], round: Round): CoveredRanges {
  const side = place.side(zone);
  const from = round === 'first' ? firstDay[side] : place.totalsFrom;
  return { day: between(from, today[side][round]), week: weeks[side], month: months[round] };
}

/** What is requested of Apple, in the order of the passes: what is rare within one answer is hidden in it. */
function listSpans(place: Place, zone: ReportedFact['zone'], round: Round): ReportSpan[] {
  const side = place.side(zone);
  const until = today[side][round];
  const recent = spansOf({ day: between(addDays(until, -2), until) });
  if (round === 'first') return [...spansOf(findCovered(place, zone, round)), ...recent];
  const late = {
    day: between(addDays(today[side].first, -32), until),
    month: between('2026-08-01', '2026-08-31'),
  };
  return [
    ...recent,
    ...spansOf(late),
    ...asTotals({ from: place.totalsFrom, to: addDays(firstDay[side], -1) }),
  ];
}

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
  for (const place of places)
    for (const series of appleSeries)
      for (const span of listSpans(place, series.zone, round)) {
        const { ask, adAccountId, campaigns } = place;
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
