import { bellOf, combine, combineText, unitOf } from '../../world/chance.ts';
import type { Instant } from '../../world/entities.ts';
import type { RivalEntry } from '../../world/facts.ts';
import type { RivalApp } from '../../world/rival-apps.ts';

/** Who else bids on a search. Ranks are logarithms of dollars times predicted response. */
export type RivalField = {
  /** Rival by rival: the rank it comes back to, what its chance hangs on, and where in its cycles it stands. */
  usuals: readonly number[];
  seeds: readonly number[];
  phases: readonly number[];
  /** Below this rank no ad is shown. */
  reserve: number;
  entries: readonly RivalEntry[];
  seed: number;
  phase: number;
};

export type FieldOptions = {
  worldSeed: number;
  country: string;
  /** The search, or what stands for a bundle of them. */
  text: string;
  popularity: number;
  /** The app whose name is searched; it defends it. */
  brandOf: number | null;
  dollarsPerTap: number;
  /** Those of the category of the search. */
  rivals: readonly RivalApp[];
  entries: readonly RivalEntry[];
};

/** Fits the price of an ordinary bid to the benchmark. */
const priceCalibration = 0.36;

/** Market periods since the year 0. */
export type Epoch = number;

/** How far below the usual rank of a search ads stop being shown: to 30 %. */
const reserveBelow = 1.2;

const driftEpochs = 5;
const stayEpochs = 8;

/** Rare words have few bidders, middling ones most; the best known are names that few fight for. */
function bidderCount(popularity: number, luck: number): number {
  if (popularity < 10) return 1 + Math.floor(luck * 2);
  if (popularity < 20) return 2 + Math.floor(luck * 3);
  if (popularity < 80) return 3 + Math.floor(luck * 4);
  return 2 + Math.floor(luck * 3);
}

function phaseOf(seed: number): number {
  return unitOf(seed, -1);
}

export function rivalFieldOf(options: FieldOptions): RivalField {
  const { country, text, popularity, brandOf } = options;
  const seed = combineText(combineText(combine(options.worldSeed, 31), country), text);
  const level =
    Math.log(options.dollarsPerTap) + priceCalibration + 0.35 * bellOf(seed, 1) + 0.004 * (popularity - 25);
  const kin = options.rivals;
  const count =
    brandOf === null ? bidderCount(popularity, unitOf(seed, 2)) : 1 + Math.floor(unitOf(seed, 2) * 2);
  const first = Math.floor(unitOf(seed, 3) * kin.length);
  const rivals: { usual: number; seed: number }[] = [];
  for (let place = 0; place < count; place += 1) {
    const app = kin[(first + place * 2) % kin.length];
    if (!app || app.adamId === brandOf) continue;
    const usual = level + 0.4 * bellOf(seed, 10 + place) + 0.15 * app.strength;
    rivals.push({ usual, seed: combine(seed, 50 + place) });
  }
  const isDefended = kin.some((rival) => rival.adamId === brandOf);
  if (isDefended) rivals.push({ usual: level + 0.45, seed: combine(seed, 49) });
  return {
    usuals: rivals.map((rival) => rival.usual),
    seeds: rivals.map((rival) => rival.seed),
    phases: rivals.map((rival) => phaseOf(rival.seed)),
    reserve: level - reserveBelow,
    entries: options.entries,
    seed,
    phase: phaseOf(seed),
  };
}

/** A slow wandering between knots of chance. */
function drift(seed: number, phase: number, epoch: Epoch): number {
  const place = epoch / driftEpochs + phase;
  const knot = Math.floor(place);
  const from = bellOf(seed, knot);
  return 0.2 * (from + (bellOf(seed, knot + 1) - from) * (place - knot));
}

function isBidding(seed: number, phase: number, epoch: Epoch): boolean {
  return unitOf(seed, 100_000 + Math.floor(epoch / stayEpochs + phase * 7)) < 0.78;
}

function isPresent(entry: RivalEntry, at: Instant): boolean {
  return entry.from <= at && (entry.to === null || at < entry.to);
}

/** An entry's rank stands above what is usual for the search, not above the reserve. */
function entryRank(field: RivalField, entry: RivalEntry): number {
  return field.reserve + reserveBelow + entry.strength;
}

/** How many ranks an auction needs: one below each slot. */
export const ranksNeeded = 3;

function insertRank(rank: number, into: Float64Array, count: number): number {
  let place = Math.min(count, ranksNeeded);
  while (place > 0 && (into[place - 1] ?? 0) < rank) {
    if (place < ranksNeeded) into[place] = into[place - 1] ?? 0;
    place -= 1;
  }
  if (place < ranksNeeded) into[place] = rank;
  return Math.min(count + 1, ranksNeeded);
}

/** Writes the highest ranks of an epoch, highest first, and gives their number. `lift` is the season's. */
export function topRanks(
  field: RivalField,
  epoch: Epoch,
  at: Instant,
  lift: number,
  into: Float64Array,
): number {
  let count = 0;
  const { usuals, seeds, phases } = field;
  for (let rival = 0; rival < usuals.length; rival += 1) {
    const seed = seeds[rival] ?? 0;
    const phase = phases[rival] ?? 0;
    if (!isBidding(seed, phase, epoch)) continue;
    count = insertRank((usuals[rival] ?? 0) + drift(seed, phase, epoch) + lift, into, count);
  }
  for (const entry of field.entries) {
    if (isPresent(entry, at)) count = insertRank(entryRank(field, entry) + lift, into, count);
  }
  return count;
}

/** Interest in a search wanders by some ten percent. */
export function interestIn(field: RivalField, epoch: Epoch): number {
  return Math.exp(0.7 * drift(field.seed, field.phase, epoch));
}
