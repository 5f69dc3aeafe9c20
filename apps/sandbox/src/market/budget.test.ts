import { describe, expect, it } from 'vitest';
import { daysPaidPerMonth, mostOverspend } from './budget.ts';
import { makeSmallWorld, stampAt, sumOf } from './testing/small-world.ts';

const budgets = [2000, 5000, 12_000, 40_000];

describe.each(budgets)('a daily budget of %i hundredths', (dailyBudget) => {
  const made = makeSmallWorld({ campaign: { dailyBudget } });
  const days = made.ask({ level: 'campaign', grain: 'day', from: '2025-01-01', to: '2025-06-30' });

  it('is passed on some days, but never by more than the platform allows', () => {
    for (const { measures } of days)
      expect(measures.spend).toBeLessThanOrEqual(dailyBudget * (1 + mostOverspend));
  });

  it('bounds every calendar month by 30.4 days of it', () => {
    const months = made.ask({ level: 'campaign', grain: 'month', from: '2025-01-01', to: '2025-06-30' });
    for (const { measures } of months)
      expect(measures.spend).toBeLessThanOrEqual(dailyBudget * daysPaidPerMonth);
  });
});

describe('a budget', () => {
  it('that is short is passed on some days and nearly spent on most', () => {
    const made = makeSmallWorld({ campaign: { dailyBudget: 5000 } });
    const spends = made
      .ask({ level: 'campaign', grain: 'day', from: '2025-03-01', to: '2025-03-28' })
      .map((row) => row.measures.spend);
    expect(spends.some((spend) => spend > 5000)).toBe(true);
    expect(spends.filter((spend) => spend > 4500).length).toBeGreaterThan(20);
  });

  it('stops a month whose money is gone, and tells from when on', () => {
    const made = makeSmallWorld({ campaign: { dailyBudget: 5000 } });
    const range = { level: 'campaign', grain: 'day', from: '2025-03-01', to: '2025-03-31' } as const;
    expect(sumOf(made.ask(range)).spend).toBeGreaterThan(5000 * 30);
    expect(made.market.isMonthSpent(made.campaignId, Date.UTC(2025, 2, 12))).toBe(false);
    expect(made.market.isMonthSpent(made.campaignId, Date.UTC(2025, 3, 1, 3, 59))).toBe(true);
    expect(made.market.isMonthSpent(made.campaignId, Date.UTC(2025, 3, 1, 4))).toBe(false);
  });

  it('of a campaign with an end date is never more than its days', () => {
    const startAt = Date.UTC(2025, 2, 5, 5);
    const endAt = Date.UTC(2025, 2, 15, 4);
    const made = makeSmallWorld({ campaign: { dailyBudget: 5000, startAt, endAt } });
    const { spend } = sumOf(made.ask({ level: 'campaign', from: '2025-01-01', to: '2025-06-30' }));
    expect(spend).toBeLessThanOrEqual(5000 * 10);
    expect(spend).toBeGreaterThan(5000 * 8);
  });

  it('raised in the afternoon opens the rest of the day again', () => {
    const made = makeSmallWorld({ campaign: { dailyBudget: 2000 } });
    const noon = Date.UTC(2025, 2, 11, 18);
    const hoursOf = () =>
      made.ask({ level: 'campaign', grain: 'hour', zone: 'UTC', from: '2025-03-11', to: '2025-03-11' });
    const isAfter = (at: string | null): boolean => (at ?? '') >= '2025-03-11T18';
    const silent = hoursOf().filter((row) => isAfter(row.at));
    made.world.campaigns.change(made.campaignId, { dailyBudget: 20_000 }, stampAt(noon));
    const loud = hoursOf().filter((row) => isAfter(row.at));
    expect(sumOf(silent).spend).toBe(0);
    expect(sumOf(loud).spend).toBeGreaterThan(2000);
  });
});
