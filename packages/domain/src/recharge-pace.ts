const weeks = 2;
/** 100.00, in minor units of either currency. */
const round = 10_000;

/** What lasts two weeks at the pace of the last one, rounded up; undefined where nothing is spent. */
export function twoWeeksOf(spentInWeek: number): number | undefined {
  return spentInWeek <= 0 ? undefined : Math.ceil((spentInWeek * weeks) / round) * round;
}
