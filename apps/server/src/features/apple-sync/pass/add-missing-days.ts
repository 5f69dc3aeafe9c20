import { addDays, type Day, getDay } from '@tapwright/domain/days';
import type { Gap } from '../../measures/index.ts';
import { type Known, planFacts, type Planned, seriesOf } from './plan-facts.ts';
import type { Coverage } from './sync-step.ts';

/** A night asks for as many at most: each is a report of its own for every series. */
const maxDays = 31;

type Missing = {
  /** Days that are known singly by nothing. */
  days: readonly Gap[];
  /** Those of them that no whole week or month tells either. */
  holes: readonly Gap[];
  /** Of weeks and months before it nothing is to be told. */
  firstDelivery: Day | undefined;
};

/**
 * Days that no granularity tells any more are asked for one by one, each as a total: no page names a window for a report
 * without granularity. Holes come first, then the latest.
 */
export function addMissingDays(plan: Planned, known: Known, missing: Missing, before: Day): void {
  const planned = [...plan.covers];
  const listUnplanned = (gaps: readonly Gap[], counts: (covered: Coverage) => boolean) =>
    gaps.flatMap((gap) => {
      const covers = planned.filter((covered) => covered.series === gap.series && counts(covered));
      return listDaysOf(gap, before)
        .filter((day) => !covers.some(({ from, until }) => from <= day && day <= until))
        .map((day) => ({ series: gap.series, day }));
    });
  const wanted = Map.groupBy(
    listUnplanned(missing.days, ({ span }) => span === 'day'),
    ({ day }) => day,
  );
  const holes = new Set(listUnplanned(missing.holes, () => true).map(({ day }) => day));
  const later = (one: Day, other: Day) => (one < other ? 1 : -1);
  const first = missing.firstDelivery ?? before;
  const inTurn = [...wanted.keys()]
    .filter((day) => day >= first || holes.has(day))
    .toSorted((one, other) => Number(holes.has(other)) - Number(holes.has(one)) || later(one, other));
  for (const day of inTurn.slice(0, maxDays)) {
    const series = new Set(wanted.get(day)?.map((each) => each.series));
    const all = planFacts(known, () => [{ span: 'day', from: day, until: day }]);
    for (const step of all.steps)
      if (step.do === 'facts' && series.has(seriesOf(step))) plan.steps.push({ ...step, asTotal: true });
    for (const covered of all.covers)
      if (series.has(covered.series)) plan.covers.push({ ...covered, asTotal: true });
  }
}

function listDaysOf({ from, until }: Gap, before: Day): Day[] {
  const days: Day[] = [];
  for (let day = getDay(from); day <= until && day < before; day = addDays(day, 1)) days.push(day);
  return days;
}
