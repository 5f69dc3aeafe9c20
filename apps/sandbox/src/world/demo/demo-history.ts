import { combine, unitOf } from '../chance.ts';
import type { Campaign, Keyword } from '../entities.ts';
import { latest, type Row } from '../table.ts';
import type { World } from '../world.ts';
import type { Diary } from './diary.ts';

const reviewEveryDays = 14;
const daysOfWork = 350;

/** Every other week somebody goes through the bids: up where it went well and the ad group lets them, down where it did not. */
function reviewBids(world: World, keywords: readonly Row<Keyword>[], diary: Diary): void {
  for (let days = daysOfWork; days > 4; days -= reviewEveryDays) {
    diary.plan(diary.stamp(days - 0.4), (by) => {
      for (const row of keywords) {
        const luck = unitOf(combine(world.seed, row.id), days);
        if (luck > 0.09) continue;
        const { bid, adGroupId } = latest(row);
        const factor = luck < 0.05 ? 1.12 : 0.87;
        const wanted = Math.max(1, Math.round((bid ?? 0) * factor));
        const max = latest(world.adGroups.get(adGroupId)).bid ?? wanted;
        // What a rule left above it stays there.
        const next = Math.min(wanted, Math.max(max, bid ?? 0));
        if (next !== bid) world.keywords.change(row.id, { bid: next }, by);
      }
    });
  }
}

/** Now and then a keyword is paused for good, but never a name of one's own. */
function pauseSome(world: World, keywords: readonly Row<Keyword>[], diary: Diary): void {
  for (const row of keywords) {
    const luck = unitOf(combine(world.seed, row.id), 9001);
    const isBrand = latest(world.campaigns.get(latest(row).campaignId)).name.endsWith('_Brand');
    if (luck > 0.04 || isBrand) continue;
    diary.plan(diary.stamp(3 + 8000 * luck), (by) => world.keywords.change(row.id, { status: 'PAUSED' }, by));
  }
}

/** Once a quarter budgets are looked at. */
function reviewBudgets(world: World, campaigns: readonly Row<Campaign>[], diary: Diary): void {
  for (const [quarter, days] of [310, 220, 130].entries()) {
    for (const row of campaigns) {
      const luck = unitOf(combine(world.seed, row.id), quarter);
      if (luck > 0.3) continue;
      diary.plan(diary.stamp(days), (by) => {
        const dailyBudget = Math.round((latest(row).dailyBudget * (0.9 + luck)) / 100) * 100;
        world.campaigns.change(row.id, { dailyBudget }, by);
      });
    }
  }
}

/** A year of ordinary work on an account. */
export function addHistory(world: World, diary: Diary): void {
  const keywords = [...world.keywords.rows()];
  reviewBids(world, keywords, diary);
  pauseSome(world, keywords, diary);
  reviewBudgets(world, [...world.campaigns.rows()], diary);
}
