import type { DrawnPeriod } from '../delivery/drawn-period.ts';
import { allArrived, type Arrived } from '../delivery/late-installs.ts';
import { impressionsAt } from './measures.ts';
import { addPaidTaps, addTapInstalls, addViewInstalls } from './count-events.ts';

/** Days of a period on which money was left throughout, the last not among them; installs of the first ones are settled. */
export type OpenDays = { first: number; settled: number; end: number; arrived: readonly Arrived[] };

/** Adds what an entry delivers on open days; only days with unsettled installs are gone through one by one. */
export function countDays(
  drawn: DrawnPeriod,
  at: number,
  { first, settled, end, arrived }: OpenDays,
  into: Float64Array,
  place: number,
): void {
  if ((drawn.buffers.impressions[at] ?? 0) === 0) return;
  const from = drawn.shownBy(at, first);
  const to = drawn.shownBy(at, end);
  if (from === to) return;
  const firstTap = drawn.tapsBefore(at, from);
  const lastTap = drawn.tapsBefore(at, to);
  into[place + impressionsAt] = (into[place + impressionsAt] ?? 0) + to - from;
  addPaidTaps(drawn, at, firstTap, lastTap, into, place);
  let installed = drawn.installsBefore(at, firstTap);
  let viewed = drawn.viewInstallsBefore(at, from);
  const allInstalled = drawn.installsBefore(at, lastTap);
  const allViewed = drawn.viewInstallsBefore(at, to);
  let day = settled > first ? settled - 1 : first;
  for (; installed < allInstalled || viewed < allViewed; day += 1) {
    const isLast = day + 1 >= end;
    const shown = isLast ? to : drawn.shownBy(at, day + 1);
    const nextInstalled = isLast ? allInstalled : drawn.installsBefore(at, drawn.tapsBefore(at, shown));
    const nextViewed = isLast ? allViewed : drawn.viewInstallsBefore(at, shown);
    const part = arrived[day] ?? allArrived;
    addTapInstalls(drawn, at, installed, nextInstalled, part, into, place);
    addViewInstalls(drawn, at, viewed, nextViewed, part, into, place);
    installed = nextInstalled;
    viewed = nextViewed;
  }
}
