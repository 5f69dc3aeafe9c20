import { openAccount } from './accounts.ts';
import { categoryKeys } from './categories.ts';
import { combine, unitOf } from './chance.ts';
import { everybody, type AdGroup, type Campaign, type Instant, type MatchType } from './entities.ts';
import { inventBrand } from './invented-names.ts';
import { addOwnApp, strongAt } from './own-apps.ts';
import type { SearchTerm } from './search-term.ts';
import type { Stamp } from './table.ts';
import { getStorefront } from './storefronts.ts';
import { vocabularies } from './vocabulary/vocabularies.ts';
import { World } from './world.ts';

export type WorldSize = {
  seed: number;
  campaigns: number;
  adGroups: number;
  keywords: number;
  /** When everything was made; it has delivered ever since. */
  since: Instant;
  /** Hundredths of a dollar a day for each campaign; left out, from 50 to 20,000 dollars, some too short. */
  dailyBudget?: number;
  countries?: readonly string[];
  timezone?: string;
};

const usualCountries = ['US', 'US', 'US', 'GB', 'CA', 'AU', 'DE', 'FR', 'JP', 'BR'];

export function plainCampaign(
  part: Pick<Campaign, 'adAccountId' | 'adamId' | 'name' | 'countries' | 'dailyBudget'>,
): Campaign {
  return {
    placement: 'APPSTORE_SEARCH_RESULTS',
    bidStrategy: { type: 'MANUAL_CPT', bid: 100 },
    status: 'ENABLED',
    startAt: null,
    endAt: null,
    sharedBudgetIds: [],
    invoiceDetail: null,
    regulationResponses: [],
    deleted: false,
    ...part,
  };
}

export function plainAdGroup(part: Pick<AdGroup, 'campaignId' | 'name' | 'bid'>): AdGroup {
  return {
    pricingModel: 'CPT',
    status: 'ENABLED',
    startAt: null,
    endAt: null,
    cpaCap: null,
    searchMatch: false,
    searchMatchRequired: false,
    targeting: everybody,
    deleted: false,
    ...part,
  };
}

/** Ever rarer searches of a category: the known ones first, then these dressed up with each other. */
function keywordTexts(terms: readonly SearchTerm[], country: string, count: number): string[] {
  const texts = terms.map((term) => term.text);
  const { patterns } = vocabularies[getStorefront(country).language];
  for (let round = 0; texts.length < count; round += 1) {
    const base = texts[round % texts.length] ?? '';
    texts.push((patterns[round % patterns.length] ?? '{} more').replace('{}', base));
  }
  return texts.slice(0, count);
}

function spreadBudget(luck: number): number {
  return Math.round(50 * 400 ** luck) * 100;
}

/** A large account of a made-up agency: one app for each campaign, keywords spread evenly. */
export function generateWorld(size: WorldSize): { world: World; adAccountId: number } {
  const { seed, campaigns, adGroups, keywords, since, dailyBudget } = size;
  const world = new World(seed);
  const by: Stamp = { at: since, userType: 'CUSTOMER', userId: 1, transactionId: 'made' };
  const developer = 'Quillowick Agency';
  const { adAccount } = openAccount(
    world,
    {
      orgName: developer,
      accountName: `${developer} US`,
      currency: 'USD',
      timezone: size.timezone ?? 'America/Los_Angeles',
      providerId: '5501122',
      developer,
    },
    by,
  );
  const countries = size.countries ?? usualCountries;
  for (let index = 0; index < campaigns; index += 1) {
    const category = categoryKeys[index % categoryKeys.length] ?? 'utilities';
    const country = countries[index % countries.length] ?? 'US';
    const name = `${inventBrand(combine(seed, 500 + index))} ${index + 1}`;
    const popularity = 15 + 45 * unitOf(seed, 900 + index);
    const own = {
      name,
      subtitle: name,
      category,
      concepts: strongAt(index % 6),
      brandPopularity: popularity,
    };
    const app = addOwnApp(world, developer, '5501122', own, by);
    const campaign = world.campaigns.insert(
      plainCampaign({
        adAccountId: adAccount.id,
        adamId: app.id,
        name: `${name} ${country}`,
        countries: [country],
        dailyBudget: dailyBudget ?? spreadBudget(unitOf(seed, 700 + index)),
      }),
      by,
    );
    const groups = Math.floor(adGroups / campaigns);
    const perGroup = Math.floor(keywords / campaigns / groups);
    const texts = keywordTexts(world.terms.list(country, category), country, groups * perGroup);
    addGroups(world, campaign.id, groups, texts, by);
  }
  return { world, adAccountId: adAccount.id };
}

function addGroups(
  world: World,
  campaignId: number,
  groups: number,
  texts: readonly string[],
  by: Stamp,
): void {
  for (let group = 0; group < groups; group += 1) {
    const searchMatch = group === groups - 1;
    const adGroup = world.adGroups.insert(
      { ...plainAdGroup({ campaignId, name: `Group ${group + 1}`, bid: 90 }), searchMatch },
      by,
    );
    texts.forEach((text, place) => {
      if (place % groups !== group) return;
      const matchType: MatchType = group % 2 === 0 ? 'EXACT' : 'BROAD';
      const bid = 40 + Math.floor(unitOf(combine(world.seed, adGroup.id), place) * 160);
      world.keywords.insert(
        { campaignId, adGroupId: adGroup.id, text, matchType, bid, status: 'ENABLED', deleted: false },
        by,
      );
    });
  }
}
