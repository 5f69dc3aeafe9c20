import { combine, unitOf } from '../world/chance.ts';
import type { Share } from './audience.ts';
import type { DrawnDay } from './drawn-day.ts';
import type { Lane } from './lanes.ts';
import type { MeasureRequest, RowSubject } from './measure-request.ts';
import { addShown, addTaps } from './tally-span.ts';
import type { Entry, RowBook } from './row-book.ts';
import { findGeoPlace, type GeoPlace } from '../world/geo.ts';
import { tallySize } from './tally.ts';

/** Above this many impressions in a third of a month, neighbours share their searcher and their search. */
const mostDraws = 16_384;

const untapped = 0;
const tapped = 1;
const installed = 2;

/** A property of a searcher or a search, drawn apart for those who pass, tap, and install. */
type Property = {
  salt: number;
  cumulative: readonly Float64Array[];
  describe: (choice: number) => Partial<RowSubject>;
};

function cumulate(weights: readonly number[]): Float64Array {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let reached = 0;
  return Float64Array.from(weights, (weight) => (reached += weight) / sum);
}

function propertyOf<Kind>(
  salt: number,
  shares: readonly Share<Kind>[],
  lane: Lane,
  describe: (kind: Kind) => Partial<RowSubject>,
): Property {
  const weightsOf = (weigh: (share: Share<Kind>) => number): Float64Array => cumulate(shares.map(weigh));
  const kinds = shares.map((share) => share.kind);
  return {
    salt,
    cumulative: [
      weightsOf(({ weight, tapLift }) => weight * Math.max(0.02, 1 - lane.ttr * tapLift)),
      weightsOf(
        ({ weight, tapLift, installLift }) => weight * tapLift * Math.max(0.02, 1 - lane.cr * installLift),
      ),
      weightsOf(({ weight, tapLift, installLift }) => weight * tapLift * installLift),
    ],
    describe: (choice) => {
      const kind = kinds[choice];
      return kind === undefined ? {} : describe(kind);
    },
  };
}

function searchesOf(lane: Lane): Share<string | null>[] {
  const { listTerms, ttr, cr } = lane.demand;
  return listTerms().map(({ text, searches, ttr: termTtr, cr: termCr }) => ({
    kind: text,
    weight: searches,
    tapLift: ttr > 0 ? termTtr / ttr : 1,
    installLift: cr > 0 ? termCr / cr : 1,
  }));
}

function areaIdOf(place: GeoPlace | null): string | null {
  return place ? (findGeoPlace(`${place.country}|${place.adminArea}`)?.id ?? null) : null;
}

function propertiesOf({ level, by = [] }: MeasureRequest, lane: Lane): Property[] {
  const { devices, people, places } = lane.audience;
  const properties: Property[] = [];
  if (level === 'searchTerm')
    properties.push(propertyOf(1, searchesOf(lane), lane, (text) => ({ searchTerm: text })));
  if (by.includes('device')) properties.push(propertyOf(2, devices, lane, (device) => ({ device })));
  if (by.includes('age') || by.includes('gender')) {
    const describe = (person: { age: string; gender: string } | null): Partial<RowSubject> => ({
      ...(by.includes('age') ? { age: person?.age ?? null } : {}),
      ...(by.includes('gender') ? { gender: person?.gender ?? null } : {}),
    });
    properties.push(propertyOf(3, people, lane, describe));
  }
  if (by.includes('adminArea') || by.includes('locality')) {
    const describe = (place: GeoPlace | null): Partial<RowSubject> => ({
      ...(by.includes('adminArea') ? { adminAreaId: areaIdOf(place) } : {}),
      ...(by.includes('locality') ? { localityId: place?.id ?? null } : {}),
    });
    properties.push(propertyOf(4, places, lane, describe));
  }
  return properties;
}

export function needsSplitting({ level, by = [] }: Pick<MeasureRequest, 'level' | 'by'>): boolean {
  return level === 'searchTerm' || by.some((split) => split !== 'country');
}

/** Tells for each impression of a lane who saw it, and counts it in the row of those people. */
export class Splitter {
  readonly #book: RowBook;
  readonly #key: string;
  readonly #subject: RowSubject;
  readonly #properties: readonly Property[];
  readonly #entries = new Map<number, Entry>();

  constructor(book: RowBook, request: MeasureRequest, lane: Lane, key: string, subject: RowSubject) {
    this.#book = book;
    this.#key = key;
    this.#subject = subject;
    this.#properties = propertiesOf(request, lane);
  }

  /** Counts what was delivered between two times while the lane was live and money was left. */
  countOpen(day: DrawnDay, at: number, from: number, to: number, bucket: number): void {
    const lane = day.laneAt(at);
    if (!lane) return;
    const windows = day.windows ?? [0, day.length];
    for (let pair = 0; pair < windows.length; pair += 2) {
      const open = Math.max(from, lane.from - day.start, windows[pair] ?? 0);
      const close = Math.min(to, lane.to - day.start, windows[pair + 1] ?? 0);
      if (open < close)
        this.#count(day, at, day.impressionsBefore(at, open), day.impressionsBefore(at, close), bucket);
    }
  }

  /** Goes through a range of impressions, their taps and all that followed, one by one. */
  #count(day: DrawnDay, at: number, from: number, to: number, bucket: number): void {
    const { drawn, arrived } = day;
    const seed = drawn.room.seed[at] ?? 0;
    const bundle = Math.ceil((drawn.room.impressions[at] ?? 0) / mostDraws);
    const into = bucket * tallySize;
    let tap = drawn.tapsBefore(at, from);
    let place = from;
    while (place < to) {
      const nextTap = drawn.impressionOfTap(at, tap);
      const stop = Math.min(to, nextTap);
      while (place < stop) {
        const draw = Math.floor(place / bundle);
        const end = Math.min(stop, (draw + 1) * bundle);
        const { tallies } = this.#entryOf(this.#draw(untapped, combine(seed, draw)));
        addShown(drawn, at, place, end, arrived, tallies, into);
        place = end;
      }
      if (place < to) {
        const isInstall = drawn.installsBefore(at, tap + 1) > drawn.installsBefore(at, tap);
        const choice = this.#draw(isInstall ? installed : tapped, combine(~seed, tap));
        const { tallies } = this.#entryOf(choice);
        addShown(drawn, at, place, place + 1, arrived, tallies, into);
        addTaps(drawn, at, tap, tap + 1, arrived, tallies, into);
        tap += 1;
        place += 1;
      }
    }
  }

  #draw(kind: number, seed: number): number {
    let combination = 0;
    for (const { salt, cumulative } of this.#properties) {
      const reached = cumulative[kind] ?? new Float64Array(1);
      const luck = unitOf(seed, salt);
      let choice = 0;
      while (choice < reached.length - 1 && luck >= (reached[choice] ?? 1)) choice += 1;
      combination = combination * 256 + choice;
    }
    return combination;
  }

  #entryOf(combination: number): Entry {
    return this.#entries.get(combination) ?? this.#open(combination);
  }

  #open(combination: number): Entry {
    let rest = combination;
    let told: Partial<RowSubject> = {};
    for (const property of this.#properties.toReversed()) {
      told = { ...told, ...property.describe(rest % 256) };
      rest = Math.floor(rest / 256);
    }
    const key = `${this.#key}|${JSON.stringify(told)}`;
    const entry = this.#book.entryOf(key, () => ({ ...this.#subject, ...told }));
    this.#entries.set(combination, entry);
    return entry;
  }
}
