import { describe, expect, it } from 'vitest';
import { makeSmallWorld, stampAt, sumOf } from '../testing/small-world.ts';

const budgets = [2000, 5000, 12_000, 40_000];

describe.each(budgets)('a daily budget of %i hundredths', (dailyBudget) => {
  const made = makeSmallWorld({ campaign: { dailyBudget } });
  const days = made.query({ level: 'campaign', grain: 'day', from: '2025-01-01', to: '2025-06-30' });

  it('is passed on some days, but never by more than the platform allows', () => {
    for (const { measures } of days) expect(measures.spend).toBeLessThanOrEqual(dailyBudget * 1.15);
  });

  it('bounds every calendar month by 30.4 days of it', () => {
    const months = made.query({ level: 'campaign', grain: 'month', from: '2025-01-01', to: '2025-06-30' });
    for (const { measures } of months) expect(measures.spend).toBeLessThanOrEqual(dailyBudget * 30.4);
  });
});

describe('a budget', () => {
  it('that is short is passed on some days and comes out even over the weeks', () => {
    const made = makeSmallWorld({ campaign: { dailyBudget: 5000 } });
    const spends = made
      .query({ level: 'campaign', grain: 'day', from: '2025-03-01', to: '2025-03-28' })
      .map((row) => row.measures.spend);
    expect(spends.filter((spend) => spend > 5000).length).toBeGreaterThan(4);
    const mean = spends.reduce((sum, spend) => sum + spend, 0) / spends.length;
    expect(mean / 5000).toBeGreaterThan(0.93);
    expect(mean / 5000).toBeLessThan(1.05);
  });

  it('that is short lasts the day: evenings are served as mornings are', () => {
    const short = makeSmallWorld({ campaign: { dailyBudget: 5000 } });
    const ample = makeSmallWorld();
    const evenings = ({ query }: typeof short): number => {
      const hours = query({ level: 'campaign', grain: 'hour', from: '2025-03-10', to: '2025-03-16' });
      const late = hours.filter((row) => Number(row.at?.slice(11)) >= 17);
      return sumOf(late).impressions / sumOf(hours).impressions;
    };
    expect(evenings(short)).toBeGreaterThan(0.8 * evenings(ample));
  });

  it('stops a month whose money is gone, and says from when on', () => {
    const made = makeSmallWorld({ campaign: { dailyBudget: 5000 } });
    const range = { level: 'campaign', grain: 'day', from: '2025-03-01', to: '2025-03-31' } as const;
    expect(sumOf(made.query(range)).spend).toBeGreaterThan(5000 * 30);
    expect(made.market.isMonthSpent(made.campaignId, Date.UTC(2025, 2, 12))).toBe(false);
    expect(made.market.isMonthSpent(made.campaignId, Date.UTC(2025, 3, 1, 3, 59))).toBe(true);
    expect(made.market.isMonthSpent(made.campaignId, Date.UTC(2025, 3, 1, 4))).toBe(false);
  });

  it('of a campaign with an end date is never more than its days', () => {
    const startAt = Date.UTC(2025, 2, 5, 5);
    const endAt = Date.UTC(2025, 2, 15, 4);
    const made = makeSmallWorld({ campaign: { dailyBudget: 5000, startAt, endAt } });
    const { spend } = sumOf(made.query({ level: 'campaign', from: '2025-01-01', to: '2025-06-30' }));
    expect(spend).toBeLessThanOrEqual(5000 * 10);
    expect(spend).toBeGreaterThan(5000 * 8);
  });

  it('raised in the afternoon buys more from then on', () => {
    const made = makeSmallWorld({ campaign: { dailyBudget: 2000 } });
    const afternoon = () => {
      const range = { zone: 'UTC', from: '2025-03-11', to: '2025-03-11' } as const;
      const hours = made.query({ level: 'campaign', grain: 'hour', ...range });
      return sumOf(hours.filter((row) => (row.at ?? '') >= '2025-03-11T18'));
    };
    const before = afternoon();
    made.world.campaigns.change(made.campaignId, { dailyBudget: 20_000 }, stampAt(Date.UTC(2025, 2, 11, 18)));
    expect(afternoon().spend).toBeGreaterThan(4 * before.spend);
  });
});
