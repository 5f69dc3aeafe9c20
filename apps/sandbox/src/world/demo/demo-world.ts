import { openAccount } from '../accounts.ts';
import type { Instant } from '../entities.ts';
import { addOwnApp } from '../own-apps.ts';
import { latest } from '../table.ts';
import { World } from '../world.ts';
import { demoAccounts, demoApps } from './demo-apps.ts';
import { addHistory } from './demo-history.ts';
import { plantStories } from './demo-stories.ts';
import { addStructure } from './demo-structure.ts';
import { Diary } from './diary.ts';

const yearDays = 366;

/** Four organisations with five apps, a year of work behind them, and something to find. */
export function makeDemoWorld(seed: number, now: Instant): World {
  const world = new World(seed);
  const diary = new Diary(now);
  const by = diary.stamp(yearDays);
  const accounts = {
    dollars: openAccount(world, demoAccounts.dollars, by).adAccount.id,
    yuan: openAccount(world, demoAccounts.yuan, by).adAccount.id,
    euros: openAccount(world, demoAccounts.euros, by).adAccount.id,
    newYork: openAccount(world, demoAccounts.newYork, by).adAccount.id,
  };
  for (const { account, countries, ...own } of demoApps) {
    const { developer, providerId, currency } = demoAccounts[account];
    const app = addOwnApp(world, developer, providerId, own, by);
    for (const country of countries) {
      const place = { world, adAccountId: accounts[account], app, state: latest(app), country, currency };
      addStructure(place, diary.stamp(yearDays - 1));
    }
  }
  plantStories(world, diary);
  addHistory(world, diary);
  diary.write();
  return world;
}
