import { openAccount } from '../../world/accounts.ts';
import { benchmarkCountries } from '../../world/benchmarks.ts';
import { categoryKeys, type CategoryKey } from '../../world/categories.ts';
import { combine } from '../../world/chance.ts';
import type { Instant } from '../../world/entities.ts';
import { inventBrand } from '../../world/invented-names.ts';
import { addStructure } from '../../world/demo/demo-structure.ts';
import { addOwnApp, strongAt } from '../../world/own-apps.ts';
import { latest, type Stamp } from '../../world/table.ts';
import { World } from '../../world/world.ts';

/** Campaigns of one app, made for one category in one country. */
export type PanelCell = { country: string; category: CategoryKey; campaignIds: readonly number[] };

export type PanelWorld = { world: World; adAccountId: number; cells: readonly PanelCell[] };

/** An ordinary advertiser for every category in every country of the benchmarks, with money enough. */
export function makePanelWorld(seed: number, since: Instant): PanelWorld {
  const world = new World(seed);
  const by: Stamp = { at: since, userType: 'CUSTOMER', userId: 1, transactionId: 'panel' };
  const developer = 'Ovalwick Panel';
  const providerId = '5501199';
  const account = {
    orgName: developer,
    accountName: developer,
    currency: 'USD',
    timezone: 'UTC',
    providerId,
    developer,
  };
  const adAccountId = openAccount(world, account, by).adAccount.id;
  const cells = benchmarkCountries.flatMap((country, row) =>
    categoryKeys.map((category, column): PanelCell => {
      const name = inventBrand(combine(combine(seed, 3000 + row), column)) + row + column;
      const concepts = strongAt((row + column) % 6);
      const own = { name, subtitle: name, category, concepts, brandPopularity: 52 };
      const app = addOwnApp(world, developer, providerId, own, by);
      const before = world.campaigns.list(adAccountId).length;
      addStructure({ world, adAccountId, app, state: latest(app), country, currency: 'USD', purse: 500 }, by);
      const campaignIds = world.campaigns
        .list(adAccountId)
        .slice(before)
        .map((campaign) => campaign.id);
      return { country, category, campaignIds };
    }),
  );
  return { world, adAccountId, cells };
}
