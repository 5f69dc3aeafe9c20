import { describe, expect, it } from 'vitest';
import type { RivalEntry } from '../../world/facts.ts';
import { interestIn, rivalFieldOf, ranksNeeded, topRanks, type RivalField } from './rival-field.ts';
import { longAfter, makeSmallWorld, sumOf, type SmallWorld } from '../testing/small-world.ts';
import { listRivals } from '../../world/rival-apps.ts';

const rivals = listRivals(7).filter((app) => app.category === 'games');
const epochs = Array.from({ length: 72 }, (_, index) => 72_900 + index);

function fieldFor(text: string, part: { brandOf?: number; popularity?: number } = {}): RivalField {
  const { brandOf = null, popularity = 40 } = part;
  return rivalFieldOf({
    worldSeed: 7,
    country: 'US',
    text,
    popularity,
    brandOf,
    dollarsPerTap: 1,
    rivals,
    entries: [],
  });
}

function ranksOver(field: RivalField): number[][] {
  return epochs.map((epoch) => {
    const ranks = new Float64Array(ranksNeeded);
    return [...ranks.subarray(0, topRanks(field, epoch, 0, 0, ranks))];
  });
}

describe('rivals', () => {
  it('stand in order, the highest first', () => {
    for (const ranks of ranksOver(fieldFor('racing game')))
      expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
  });

  it('enter and leave, each for some months', () => {
    const counts = ranksOver(fieldFor('bubble game', { popularity: 15 })).map((ranks) => ranks.length);
    expect(new Set(counts).size).toBeGreaterThan(1);
    const changes = counts.filter((count, place) => place > 0 && count !== counts[place - 1]).length;
    expect(changes).toBeGreaterThan(0);
    expect(changes).toBeLessThan(20);
  });

  it('let their bids drift, a little at a time', () => {
    const highest = ranksOver(fieldFor('racing game')).flatMap(([rank]) => rank ?? []);
    expect(Math.max(...highest) - Math.min(...highest)).toBeGreaterThan(0.2);
    const steps = highest.map((rank, place) => Math.abs(rank - (highest[place - 1] ?? rank)));
    expect(steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)]).toBeLessThan(0.1);
  });

  it('start from a reserve, a good part below what is usual', () => {
    const gaps = Array.from({ length: 40 }, (_, index) => fieldFor(`search ${index}`)).flatMap(
      ({ usuals, reserve }) => usuals.map((usual) => usual - reserve),
    );
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    expect(mean).toBeGreaterThan(0.8);
    expect(mean).toBeLessThan(1.6);
  });

  it('are more where a search is known than where it is rare', () => {
    const bidders = (popularity: number): number =>
      Array.from(
        { length: 40 },
        (_, index) => fieldFor(`search ${index}`, { popularity }).usuals.length,
      ).reduce((sum, count) => sum + count, 0) / 40;
    expect(bidders(45)).toBeGreaterThan(2 * bidders(7));
  });

  it('defend their own names, where few others bid', () => {
    const [owner] = rivals;
    const own = fieldFor('name', { brandOf: owner?.adamId ?? 0, popularity: 70 });
    expect(own.usuals.length).toBeLessThan(fieldFor('name', { popularity: 70 }).usuals.length);
    expect(Math.max(...own.usuals)).toBeGreaterThan(own.reserve + 1.5);
  });
});

describe('interest in a search', () => {
  it('wanders a little over the months', () => {
    const interest = epochs.map((epoch) => interestIn(fieldFor('racing game'), epoch));
    expect(Math.max(...interest) / Math.min(...interest)).toBeGreaterThan(1.1);
    expect(Math.max(...interest) / Math.min(...interest)).toBeLessThan(2);
  });
});

describe('a rival that enters a search for a while', () => {
  const from = Date.UTC(2025, 2, 11, 4);
  const to = Date.UTC(2025, 2, 21, 4);
  const enter = ({ world }: SmallWorld): void => {
    const entry: RivalEntry = { country: 'US', text: 'focus timer', adamId: 0, from, to, strength: 1.5 };
    world.setFacts({ ...world.facts, rivalEntries: [entry] }, from);
  };
  const ofKeyword = ({ query, exactIds }: SmallWorld, first: string, last: string) =>
    sumOf(query({ from: first, to: last }).filter((row) => row.keywordId === exactIds[0]));

  it('takes impressions and makes the rest dearer while it is there', () => {
    const plain = makeSmallWorld();
    const pressed = makeSmallWorld();
    enter(pressed);
    const usual = ofKeyword(plain, '2025-03-12', '2025-03-20');
    const during = ofKeyword(pressed, '2025-03-12', '2025-03-20');
    expect(during.impressions).toBeLessThan(0.7 * usual.impressions);
    expect(during.spend / during.taps).toBeGreaterThan(1.02 * (usual.spend / usual.taps));
  });

  it('changes nothing before, nothing afterwards, and no other search', () => {
    const plain = makeSmallWorld();
    const pressed = makeSmallWorld();
    enter(pressed);
    const before = (made: SmallWorld) => ofKeyword(made, '2025-03-01', '2025-03-10');
    expect(before(pressed)).toEqual(before(plain));
    const afterwards = (made: SmallWorld) => ofKeyword(made, '2025-03-21', '2025-03-30');
    expect(afterwards(pressed)).toEqual(afterwards(plain));
    const others = ({ query, exactIds }: SmallWorld) =>
      query({ now: longAfter }).filter((row) => exactIds.slice(2).includes(row.keywordId ?? 0));
    expect(others(pressed)).toEqual(others(plain));
  });
});
