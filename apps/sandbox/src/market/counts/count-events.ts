import { combine, mix, toUnit } from '../../world/chance.ts';
import { stepsBefore } from '../delivery/counting.ts';
import type { DrawnDay } from '../delivery/drawn-day.ts';
import { allArrived, type Arrived } from '../delivery/late-installs.ts';
import type { DrawnPeriod } from '../delivery/drawn-period.ts';
import { impressionsAt, spendAt, tapNewDownloadsAt, tapsAt, viewNewDownloadsAt } from './measures.ts';

const newSalt = 0x2545f;
const tapArrivalSalt = 0x6a09e;
const viewArrivalSalt = 0x3c6ef;

function add(into: Float64Array, place: number, amount: number): void {
  into[place] = (into[place] ?? 0) + amount;
}

/** How many of the first installs are by people who never had the app. */
function newBefore(installs: number, newPart: number, offset: number): number {
  return stepsBefore(installs, newPart, offset * 0.999_999);
}

/** Splits a range of installs into first ones and repeated ones; some may not have arrived yet. */
function addInstalls(
  into: Float64Array,
  newPlace: number,
  from: number,
  to: number,
  seed: number,
  newPart: number,
  arrivalSalt: number,
  arrived: number,
): void {
  const offset = toUnit(mix(seed ^ newSalt));
  if (arrived >= 1) {
    const fresh = newBefore(to, newPart, offset) - newBefore(from, newPart, offset);
    add(into, newPlace, fresh);
    add(into, newPlace + 1, to - from - fresh);
    return;
  }
  for (let install = from; install < to; install += 1) {
    if (toUnit(combine(seed ^ arrivalSalt, install)) >= arrived) continue;
    const isNew = newBefore(install + 1, newPart, offset) > newBefore(install, newPart, offset);
    add(into, isNew ? newPlace : newPlace + 1, 1);
  }
}

/** Adds a range of the installs that followed a mere view. */
export function addViewInstalls(
  drawn: DrawnPeriod,
  at: number,
  from: number,
  to: number,
  arrived: Arrived,
  into: Float64Array,
  place: number,
): void {
  const entry = drawn.month.entries[at];
  if (!entry || from === to) return;
  const seed = ~(drawn.buffers.seed[at] ?? 0);
  const { newPart } = entry.audience;
  addInstalls(into, place + viewNewDownloadsAt, from, to, seed, newPart, viewArrivalSalt, arrived.view);
}

/** Adds a range of the installs that followed a tap. */
export function addTapInstalls(
  drawn: DrawnPeriod,
  at: number,
  from: number,
  to: number,
  arrived: Arrived,
  into: Float64Array,
  place: number,
): void {
  const entry = drawn.month.entries[at];
  if (!entry || from === to) return;
  const seed = drawn.buffers.seed[at] ?? 0;
  const { newPart } = entry.audience;
  addInstalls(into, place + tapNewDownloadsAt, from, to, seed, newPart, tapArrivalSalt, arrived.tap);
}

/** Adds a range of impressions with the installs that followed a mere view. */
export function addShown(
  drawn: DrawnPeriod,
  at: number,
  from: number,
  to: number,
  arrived: Arrived,
  into: Float64Array,
  place: number,
): void {
  add(into, place + impressionsAt, to - from);
  const first = drawn.viewInstallsBefore(at, from);
  addViewInstalls(drawn, at, first, drawn.viewInstallsBefore(at, to), arrived, into, place);
}

/** Adds a range of taps with what they cost, without the installs that came of them. */
export function addPaidTaps(
  drawn: DrawnPeriod,
  at: number,
  from: number,
  to: number,
  into: Float64Array,
  place: number,
): void {
  if (from === to) return;
  add(into, place + tapsAt, to - from);
  add(into, place + spendAt, drawn.spendBefore(at, to) - drawn.spendBefore(at, from));
}

/** Adds a range of taps with what they cost and the installs that came of them. */
export function addTaps(
  drawn: DrawnPeriod,
  at: number,
  from: number,
  to: number,
  arrived: Arrived,
  into: Float64Array,
  place: number,
): void {
  if (from === to) return;
  addPaidTaps(drawn, at, from, to, into, place);
  const first = drawn.installsBefore(at, from);
  addTapInstalls(drawn, at, first, drawn.installsBefore(at, to), arrived, into, place);
}

/** Adds all that belongs to a range of impressions. */
export function addImpressions(
  drawn: DrawnPeriod,
  at: number,
  first: number,
  last: number,
  arrived: Arrived,
  into: Float64Array,
  place: number,
): void {
  if (last <= first) return;
  addShown(drawn, at, first, last, arrived, into, place);
  addTaps(drawn, at, drawn.tapsBefore(at, first), drawn.tapsBefore(at, last), arrived, into, place);
}

/** Takes all of it away again: counted from its end back to its beginning. */
export function removeImpressions(
  drawn: DrawnPeriod,
  at: number,
  first: number,
  last: number,
  into: Float64Array,
  place: number,
): void {
  if (last <= first) return;
  addShown(drawn, at, last, first, allArrived, into, place);
  addTaps(drawn, at, drawn.tapsBefore(at, last), drawn.tapsBefore(at, first), allArrived, into, place);
}

/** Adds what an entry delivers between two times of a day, while it was live and money was left. */
export function countServed(
  day: DrawnDay,
  at: number,
  from: number,
  to: number,
  into: Float64Array,
  place: number,
): void {
  const entry = day.entryAt(at);
  const { windows, start, drawn, arrived } = day;
  if (!entry || (drawn.buffers.impressions[at] ?? 0) === 0) return;
  const live = Math.max(from, entry.from - start);
  const dead = Math.min(to, entry.to - start);
  const pairs = windows === null ? 2 : windows.length;
  for (let pair = 0; pair < pairs; pair += 2) {
    const open = windows === null ? live : Math.max(live, windows[pair] ?? 0);
    const close = windows === null ? dead : Math.min(dead, windows[pair + 1] ?? 0);
    if (open >= close) continue;
    addImpressions(
      drawn,
      at,
      day.impressionsBefore(at, open),
      day.impressionsBefore(at, close),
      arrived,
      into,
      place,
    );
  }
}
