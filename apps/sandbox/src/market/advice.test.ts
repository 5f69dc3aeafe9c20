import { describe, expect, it } from 'vitest';
import { latest } from '../world/table.ts';
import { longAfter, makeSmallWorld, since, stampAt, sumOf } from './testing/small-world.ts';

const range = ['2025-03-03', '2025-03-09'] as const;

function shareOf(made: ReturnType<typeof makeSmallWorld>, searchTerm: string) {
  const shares = made.market.listTermShares(made.adAccountId, ...range, longAfter);
  return shares.find((one) => one.searchTerm === searchTerm && one.day === range[0]);
}

describe('the share of a search', () => {
  it('lies between nothing and all, and the first slot is part of it', () => {
    const made = makeSmallWorld();
    const shares = made.market.listTermShares(made.adAccountId, ...range, longAfter);
    expect(new Set(shares.map((one) => one.day)).size).toBe(7);
    for (const { firstShare, share, searches } of shares) {
      expect(share).toBeLessThanOrEqual(1);
      expect(firstShare).toBeLessThanOrEqual(share);
      expect(searches).toBeGreaterThan(0);
    }
  });

  it('speaks of about the impressions that reports count', () => {
    const made = makeSmallWorld();
    const text = 'notes';
    const shares = made.market
      .listTermShares(made.adAccountId, ...range, longAfter)
      .filter((one) => one.searchTerm === text);
    const expected = shares.reduce((sum, one) => sum + one.searches * one.share, 0);
    const rows = made.query({ level: 'searchTerm', from: range[0], to: range[1] });
    const counted = sumOf(rows.filter((row) => row.searchTerm === text)).impressions;
    expect(counted).toBeGreaterThan(500);
    expect(counted / expected).toBeGreaterThan(0.85);
    expect(counted / expected).toBeLessThan(1.15);
  });

  it('grows with the bid and shrinks where money runs out', () => {
    const usual = shareOf(makeSmallWorld(), 'focus timer')?.share ?? 0;
    expect(shareOf(makeSmallWorld({ bid: 60 }), 'focus timer')?.share).toBeLessThan(usual);
    const poor = makeSmallWorld({ campaign: { dailyBudget: 3000 } });
    expect(shareOf(poor, 'focus timer')?.share).toBeLessThan(usual / 2);
  });
});

describe('a suggested bid', () => {
  it('wins about six auctions in ten', () => {
    const made = makeSmallWorld();
    const [, , id = 0] = made.exactIds;
    const bid = made.market.suggestBid(id, Date.UTC(2025, 2, 5)) ?? 0;
    made.world.keywords.change(id, { bid }, stampAt(since + 1000));
    for (const group of [made.broadId, made.matchId]) {
      made.world.adGroups.change(group, { status: 'PAUSED' }, stampAt(since + 1000));
    }
    const share = shareOf(made, latest(made.world.keywords.get(id)).text);
    expect(share?.firstShare).toBeGreaterThan(0.45);
    expect(share?.firstShare).toBeLessThan(0.6);
  });

  it('is not known for a keyword that could never serve', () => {
    const made = makeSmallWorld();
    const stray = made.addKeyword(made.exactId, 'karaoke', 'EXACT');
    expect(made.market.suggestBid(stray, longAfter)).toBeNull();
  });
});
