import { expect, it } from 'vitest';
import { makeDemoWorld } from '../../world/demo/demo-world.ts';
import { latest } from '../../world/table.ts';
import { tapInstallsOf } from '../counts/measures.ts';
import { Market } from '../market.ts';
import { makeSmallWorld, stampAt } from '../testing/small-world.ts';
import { expectOutcomes } from './expect-outcomes.ts';
import { expectTerms } from './expect-terms.ts';

const now = Date.UTC(2026, 10, 20, 12);
const year = { from: '2026-02-01', to: '2026-09-30' };
const december = { from: '2025-12-01', to: '2025-12-30' };
const measured = ['impressions', 'taps', 'spend', 'tapInstalls', 'viewInstalls'] as const;

const sumOf = <Key extends string>(rows: readonly Record<Key, number>[], key: Key): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

it('adds up to what the campaign is expected to bring', () => {
  const { world, campaignId } = makeSmallWorld();
  const terms = expectTerms(world, { campaignId, ...december });
  const days = expectOutcomes(world, { campaignId, ...december });
  for (const key of measured) expect(sumOf(terms, key) / sumOf(days, key)).toBeCloseTo(1, 9);
});

it('agrees with what the market reports of each search, within what chance allows', () => {
  const world = makeDemoWorld(1, now);
  const market = new Market(world);
  const campaign = [...world.campaigns.rows()].find((row) => latest(row).name === 'fokalune_GB_Category');
  const campaignId = campaign?.id ?? 0;
  const { adAccountId } = latest(world.campaigns.get(campaignId));
  const request = { adAccountId, campaignIds: [campaignId], zone: 'ORTZ', grain: 'total', now } as const;
  const reported = market.measure({ ...request, level: 'searchTerm', ...year });
  const expected = expectTerms(world, { campaignId, ...year });
  const large = expected.filter(({ taps, searchTerm }) => taps > 100 && searchTerm !== null);
  expect(large.length).toBeGreaterThan(5);
  for (const { adGroupId, keywordId, searchTerm, taps, tapInstalls } of large) {
    const rows = reported.filter(
      (row) => row.adGroupId === adGroupId && row.keywordId === keywordId && row.searchTerm === searchTerm,
    );
    const met = rows.reduce((sum, { measures }) => sum + measures.taps, 0);
    const installs = rows.reduce((sum, { measures }) => sum + tapInstallsOf(measures), 0);
    expect([searchTerm, Math.abs(met - taps) < 5 * Math.sqrt(taps)]).toEqual([searchTerm, true]);
    expect([searchTerm, Math.abs(installs - tapInstalls) < 5 * Math.sqrt(tapInstalls)]).toEqual([
      searchTerm,
      true,
    ]);
  }
});

it('knows nothing of a search that a negative keyword stops, and as much as before of the others', () => {
  const { world, campaignId, broadId } = makeSmallWorld();
  const ask = () =>
    expectTerms(world, { campaignId, ...december }).filter(({ adGroupId }) => adGroupId === broadId);
  const before = ask();
  const [stopped] = before
    .filter(({ searchTerm }) => searchTerm !== null)
    .toSorted((one, other) => other.taps - one.taps);
  const text = stopped?.searchTerm ?? '';
  world.negativeKeywords.insert(
    { campaignId, adGroupId: broadId, text, matchType: 'EXACT', status: 'ENABLED', deleted: false },
    stampAt(Date.UTC(2025, 10, 1)),
  );
  const after = ask();
  expect(before.some(({ searchTerm }) => searchTerm === text)).toBe(true);
  expect(after.some(({ searchTerm }) => searchTerm === text)).toBe(false);
  expect(after.length).toBe(before.filter(({ searchTerm }) => searchTerm !== text).length);
});
