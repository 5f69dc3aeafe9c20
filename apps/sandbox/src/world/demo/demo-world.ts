import { openAccount } from '../accounts.ts';
import type { Instant } from '../entities.ts';
import { addOwnApp } from '../own-apps.ts';
import { latest } from '../table.ts';
import { World } from '../world.ts';
import { demoAccounts, demoApps } from './demo-apps.ts';
import { addHistory } from './demo-history.ts';
import { addOrganisationOnCredit } from './demo-credit.ts';
import { addPages } from './demo-pages.ts';
import { addStates, type FindPlace } from './demo-states.ts';
import { plantStories } from './demo-stories.ts';
import { addStructure, type Place } from './demo-structure.ts';
import { Diary } from './diary.ts';

const yearDays = 366;

/** Four organisations with five apps, a year of work behind them, and something to find; and one on credit. */
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
  const apps = demoApps.map(({ account, countries, ...own }) => {
    const { developer, providerId } = demoAccounts[account];
    return { account, countries, app: addOwnApp(world, developer, providerId, own, by) };
  });
  const placeOf = ({ account, app }: (typeof apps)[number], country: string): Place => {
    const { currency } = demoAccounts[account];
    return { world, adAccountId: accounts[account], app, state: latest(app), country, currency };
  };
  for (const each of apps)
    for (const country of each.countries) addStructure(placeOf(each, country), diary.stamp(yearDays - 1));
  plantStories(world, diary);
  addHistory(world, diary);
  const find: FindPlace = (name, country) => {
    const found = apps.find(({ app }) => latest(app).name.startsWith(name));
    if (!found) throw new RangeError(`no app ${name}`);
    return placeOf(found, country);
  };
  addStates(find, diary);
  addPages(find, diary);
  addOrganisationOnCredit(world, diary);
  diary.write();
  return world;
}
