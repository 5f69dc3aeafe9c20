import { openAccount } from '../../world/accounts.ts';
import { everybody, type AdGroup, type Campaign, type Targeting } from '../../world/entities.ts';
import { plainAdGroup, plainCampaign } from '../../world/generated-world.ts';
import { addOwnApp, strongAt } from '../../world/own-apps.ts';
import type { Stamp } from '../../world/table.ts';
import { World } from '../../world/world.ts';
import { Market } from '../market.ts';
import type { MeasureRequest, MeasureRow } from '../report/measure-request.ts';
import { addMeasures, noMeasures, type Measures } from '../counts/measures.ts';

export const since = Date.UTC(2025, 0, 1);

/** Long after everything: all installs have arrived. */
export const longAfter = Date.UTC(2025, 8, 1);

export function stampAt(at: number): Stamp {
  return { at, userType: 'CUSTOMER', userId: 1, transactionId: `at-${at}` };
}

export type SmallWorldOptions = {
  seed?: number;
  timezone?: string;
  currency?: string;
  campaign?: Partial<Campaign>;
  targeting?: Partial<Targeting>;
  adGroup?: Partial<AdGroup>;
  bid?: number;
};

/** One app with one campaign: an exact ad group, a broad one and one with Search Match. */
export function makeSmallWorld(options: SmallWorldOptions = {}) {
  const { seed = 7, timezone = 'America/New_York', currency = 'USD', bid = 180 } = options;
  const world = new World(seed);
  const by = stampAt(since);
  const developer = 'Small Test';
  const account = {
    orgName: developer,
    accountName: developer,
    currency,
    timezone,
    providerId: '1',
    developer,
  };
  const adAccountId = openAccount(world, account, by).adAccount.id;
  const own = {
    name: 'Tessatimo: Focus',
    subtitle: 'Focus',
    category: 'productivity' as const,
    concepts: strongAt(0),
    brandPopularity: 50,
  };
  const app = addOwnApp(world, developer, '1', own, by);
  const campaign = world.campaigns.insert(
    {
      ...plainCampaign({
        adAccountId,
        adamId: app.id,
        name: 'Small',
        countries: ['US'],
        dailyBudget: 10_000_000,
      }),
      ...options.campaign,
    },
    by,
  );
  const campaignId = campaign.id;
  const addGroup = (name: string, part: Partial<AdGroup>): number => {
    const plain = plainAdGroup({ campaignId, name, bid });
    const targeting = { ...everybody, ...options.targeting };
    return world.adGroups.insert({ ...plain, targeting, ...options.adGroup, ...part }, by).id;
  };
  const exactId = addGroup('Exact', {});
  const broadId = addGroup('Broad', {});
  const matchId = addGroup('Search Match', { searchMatch: true });
  const addKeyword = (adGroupId: number, text: string, matchType: 'EXACT' | 'BROAD', at = since): number => {
    const state = { campaignId, adGroupId, text, matchType, bid, status: 'ENABLED' as const, deleted: false };
    return world.keywords.insert(state, stampAt(at)).id;
  };
  const exactTexts = [
    'focus timer',
    'focus timer app',
    'notes',
    'free notes',
    'simple to do list',
    'tessatimo',
  ];
  const exactIds = exactTexts.map((text) => addKeyword(exactId, text, 'EXACT'));
  const broadIds = ['focus timer', 'to do list'].map((text) => addKeyword(broadId, text, 'BROAD'));
  const market = new Market(world);
  const query = (part: Partial<MeasureRequest>): readonly MeasureRow[] =>
    market.measure({
      adAccountId,
      level: 'keyword',
      from: '2025-03-03',
      to: '2025-03-30',
      zone: 'ORTZ',
      grain: 'total',
      now: longAfter,
      ...part,
    });
  return {
    world,
    market,
    adAccountId,
    adamId: app.id,
    campaignId,
    exactId,
    broadId,
    matchId,
    exactIds,
    broadIds,
    addKeyword,
    query,
  };
}

export type SmallWorld = ReturnType<typeof makeSmallWorld>;

export function sumOf(rows: readonly MeasureRow[]): Measures {
  return rows.reduce((sum, row) => addMeasures(sum, row.measures), noMeasures);
}
