import { combine, unitOf } from '../../world/chance.ts';
import type { Share } from '../demand/audience.ts';
import type { DrawnDay } from '../delivery/drawn-day.ts';
import type { AuctionEntry } from '../auction/auction-entries.ts';
import type { MeasureRequest, RowSubject } from './measure-request.ts';
import { addShown, addTaps } from '../counts/count-events.ts';
import type { CountedRow, RowCollector } from './row-collector.ts';
import { findGeoPlace, type GeoPlace } from '../../world/geo.ts';
import { countsSize } from '../counts/measures.ts';

/** Above this many impressions in a period of a month, neighbours share their searcher and their search. */
const maxDraws = 16_384;

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
  entry: AuctionEntry,
  describe: (kind: Kind) => Partial<RowSubject>,
): Property {
  const weightsOf = (weigh: (share: Share<Kind>) => number): Float64Array => cumulate(shares.map(weigh));
  const kinds = shares.map((share) => share.kind);
  return {
    salt,
    cumulative: [
      weightsOf(({ weight, tapLift }) => weight * Math.max(0.02, 1 - entry.ttr * tapLift)),
      weightsOf(
        ({ weight, tapLift, installLift }) => weight * tapLift * Math.max(0.02, 1 - entry.cr * installLift),
      ),
      weightsOf(({ weight, tapLift, installLift }) => weight * tapLift * installLift),
    ],
    describe: (choice) => {
      const kind = kinds[choice];
      return kind === undefined ? {} : describe(kind);
    },
  };
}

function searchesOf(entry: AuctionEntry): Share<string | null>[] {
  const { listTerms, ttr, cr } = entry.demand;
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

function propertiesOf({ level, by = [] }: MeasureRequest, entry: AuctionEntry): Property[] {
  const { devices, people, places } = entry.audience;
  const properties: Property[] = [];
  if (level === 'searchTerm')
    properties.push(propertyOf(1, searchesOf(entry), entry, (text) => ({ searchTerm: text })));
  if (by.includes('device')) properties.push(propertyOf(2, devices, entry, (device) => ({ device })));
  if (by.includes('age') || by.includes('gender')) {
    const describe = (person: { age: string; gender: string } | null): Partial<RowSubject> => ({
      ...(by.includes('age') ? { age: person?.age ?? null } : {}),
      ...(by.includes('gender') ? { gender: person?.gender ?? null } : {}),
    });
    properties.push(propertyOf(3, people, entry, describe));
  }
  if (by.includes('adminArea') || by.includes('locality')) {
    const describe = (place: GeoPlace | null): Partial<RowSubject> => ({
      ...(by.includes('adminArea') ? { adminAreaId: areaIdOf(place) } : {}),
      ...(by.includes('locality') ? { localityId: place?.id ?? null } : {}),
    });
    properties.push(propertyOf(4, places, entry, describe));
  }
  return properties;
}

export function needsBreakdown({ level, by = [] }: Pick<MeasureRequest, 'level' | 'by'>): boolean {
  return level === 'searchTerm' || by.some((breakdown) => breakdown !== 'country');
}

/** Decides for each impression of an entry who saw it, and counts it in the row of those people. */
export class BreakdownCounter {
  readonly #collector: RowCollector;
  readonly #key: string;
  readonly #subject: RowSubject;
  readonly #properties: readonly Property[];
  readonly #rows = new Map<number, CountedRow>();

  constructor(
    collector: RowCollector,
    request: MeasureRequest,
    entry: AuctionEntry,
    key: string,
    subject: RowSubject,
  ) {
    this.#collector = collector;
    this.#key = key;
    this.#subject = subject;
    this.#properties = propertiesOf(request, entry);
  }

  /** Counts what was delivered between two times while the entry was live and money was left. */
  countOpen(day: DrawnDay, at: number, from: number, to: number, bucket: number): void {
    const entry = day.entryAt(at);
    if (!entry) return;
    const windows = day.windows ?? [0, day.length];
    for (let pair = 0; pair < windows.length; pair += 2) {
      const open = Math.max(from, entry.from - day.start, windows[pair] ?? 0);
      const close = Math.min(to, entry.to - day.start, windows[pair + 1] ?? 0);
      if (open < close)
        this.#count(day, at, day.impressionsBefore(at, open), day.impressionsBefore(at, close), bucket);
    }
  }

  /** Goes through a range of impressions, their taps and all that followed, one by one. */
  #count(day: DrawnDay, at: number, from: number, to: number, bucket: number): void {
    const { drawn, arrived } = day;
    const seed = drawn.buffers.seed[at] ?? 0;
    const bundle = Math.ceil((drawn.buffers.impressions[at] ?? 0) / maxDraws);
    const into = bucket * countsSize;
    let tap = drawn.tapsBefore(at, from);
    let place = from;
    while (place < to) {
      const nextTap = drawn.impressionOfTap(at, tap);
      const stop = Math.min(to, nextTap);
      while (place < stop) {
        const draw = Math.floor(place / bundle);
        const end = Math.min(stop, (draw + 1) * bundle);
        const { counts } = this.#rowOf(this.#draw(untapped, combine(seed, draw)));
        addShown(drawn, at, place, end, arrived, counts, into);
        place = end;
      }
      if (place < to) {
        const isInstall = drawn.installsBefore(at, tap + 1) > drawn.installsBefore(at, tap);
        const choice = this.#draw(isInstall ? installed : tapped, combine(~seed, tap));
        const { counts } = this.#rowOf(choice);
        addShown(drawn, at, place, place + 1, arrived, counts, into);
        addTaps(drawn, at, tap, tap + 1, arrived, counts, into);
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

  #rowOf(combination: number): CountedRow {
    return this.#rows.get(combination) ?? this.#open(combination);
  }

  #open(combination: number): CountedRow {
    let rest = combination;
    let described: Partial<RowSubject> = {};
    for (const property of this.#properties.toReversed()) {
      described = { ...described, ...property.describe(rest % 256) };
      rest = Math.floor(rest / 256);
    }
    const key = `${this.#key}|${JSON.stringify(described)}`;
    const row = this.#collector.rowOf(key, () => ({ ...this.#subject, ...described }));
    this.#rows.set(combination, row);
    return row;
  }
}
