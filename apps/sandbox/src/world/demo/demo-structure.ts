import { benchmarkOf } from '../benchmarks.ts';
import { combineText, toUnit, unitOf } from '../chance.ts';
import { getUnitsPerDollar } from '../currencies.ts';
import type { App, Campaign, Hundredths, MatchType } from '../entities.ts';
import { plainAdGroup, plainCampaign } from '../generated-world.ts';
import { brandWordOf } from '../rival-apps.ts';
import type { SearchTerm } from '../search-term.ts';
import { getStorefront } from '../storefronts.ts';
import type { Row, Stamp } from '../table.ts';
import { vocabularies } from '../vocabulary/vocabularies.ts';
import { conceptCount } from '../vocabulary/vocabulary.ts';
import type { World } from '../world.ts';

/** One app in one storefront, advertised from one account. */
export type Place = {
  world: World;
  adAccountId: number;
  app: Row<App>;
  state: App;
  country: string;
  currency: string;
  /** How much more than usual may be spent a day. */
  purse?: number;
};

export type Role = 'Brand' | 'Category' | 'Competitor' | 'Discovery';

/** Bid against the benchmark's price of a tap, and dollars a day in the United States. */
const roleFigures: Readonly<Record<Role, { bid: number; budgetDollars: number }>> = {
  Brand: { bid: 1.7, budgetDollars: 400 },
  Category: { bid: 1.75, budgetDollars: 420 },
  Competitor: { bid: 1.9, budgetDollars: 120 },
  Discovery: { bid: 1.4, budgetDollars: 80 },
};

function money(place: Place, dollars: number): Hundredths {
  return Math.max(1, Math.round(dollars * getUnitsPerDollar(place.currency) * 100));
}

function usualBid(place: Place, role: Role): Hundredths {
  const { cptDollars } = benchmarkOf(place.country, place.state.category);
  return money(place, cptDollars * roleFigures[role].bid);
}

function addCampaign(place: Place, role: Role, by: Stamp): Row<Campaign> {
  const { world, adAccountId, app, state, country } = place;
  const { budgetDollars } = roleFigures[role];
  const worth = Math.max(0.12, getStorefront(country).size ** 0.6);
  const dollars = Math.max(5, Math.round((budgetDollars * worth) / 5) * 5);
  const name = `${brandWordOf(state.name)}_${country}_${role}`;
  return world.campaigns.insert(
    plainCampaign({
      adAccountId,
      adamId: app.id,
      name,
      countries: [country],
      dailyBudget: money(place, dollars),
    }),
    by,
  );
}

/** The most an ad group lets its keywords bid, in usual bids: room for what is set by hand and raised later. */
export const usualMax = 1.5;

type GroupPlan = { name: string; texts: readonly string[]; matchType: MatchType; searchMatch?: boolean };

/** Bids scatter around the usual one, as people set them by hand. */
function addGroup(place: Place, campaignId: number, role: Role, plan: GroupPlan, by: Stamp): number {
  const { world, country } = place;
  const bid = usualBid(place, role);
  // Without keywords it is what Search Match bids.
  const max = plan.texts.length === 0 ? bid : Math.ceil(bid * usualMax);
  const group = world.adGroups.insert(
    { ...plainAdGroup({ campaignId, name: plan.name, bid: max }), searchMatch: plan.searchMatch ?? false },
    by,
  );
  for (const text of new Set(plan.texts)) {
    const luck = toUnit(combineText(combineText(group.id, country), text));
    const state = { campaignId, adGroupId: group.id, text, matchType: plan.matchType };
    world.keywords.insert(
      { ...state, bid: Math.max(1, Math.round(bid * (0.7 + 0.6 * luck))), status: 'ENABLED', deleted: false },
      by,
    );
  }
  return group.id;
}

function negate(place: Place, campaignId: number, texts: readonly string[], by: Stamp): void {
  for (const text of texts) {
    place.world.negativeKeywords.insert(
      { campaignId, adGroupId: null, text, matchType: 'EXACT', status: 'ENABLED', deleted: false },
      by,
    );
  }
}

/** The searches of one theme that the app can answer, rare and popular ones mixed. */
function themeTexts(terms: readonly SearchTerm[], concept: number, most: number): string[] {
  const own = terms.filter((term) => term.concept === concept);
  const step = Math.max(1, Math.floor(own.length / most));
  return own
    .filter((_, rank) => rank % step === 0 || rank < 3)
    .slice(0, most)
    .map((term) => term.text);
}

/** The account plan that guides recommend: brand, category, competitor and discovery apart. */
export function addStructure(place: Place, by: Stamp): void {
  const { world, state, country } = place;
  const { patterns, concepts } = vocabularies[getStorefront(country).language];
  const brand = brandWordOf(state.name);
  const terms = world.terms.list(country, state.category);
  const themes = Array.from({ length: conceptCount }, (_, concept) => concept)
    .toSorted((one, other) => (state.concepts[other] ?? 0) - (state.concepts[one] ?? 0))
    .slice(0, 3);
  const brandTexts = [brand, ...patterns.slice(0, 3).map((pattern) => pattern.replace('{}', brand))];
  addGroup(
    place,
    addCampaign(place, 'Brand', by).id,
    'Brand',
    { name: 'Brand exact', texts: brandTexts, matchType: 'EXACT' },
    by,
  );
  const category = addCampaign(place, 'Category', by).id;
  const owned = themes.flatMap((concept) => {
    const texts = themeTexts(terms, concept, 16);
    const name = concepts[state.category][concept] ?? `Theme ${concept + 1}`;
    addGroup(place, category, 'Category', { name, texts, matchType: 'EXACT' }, by);
    return texts;
  });
  const rivals = terms.filter((term) => term.brandOf !== null).filter((_, rank) => rank % 2 === 0);
  const rivalTexts = rivals.slice(0, 8).map((term) => term.text);
  addGroup(
    place,
    addCampaign(place, 'Competitor', by).id,
    'Competitor',
    { name: 'Rival names', texts: rivalTexts, matchType: 'EXACT' },
    by,
  );
  addDiscovery(place, themes, [...owned, ...brandTexts, ...rivalTexts], by);
}

function addDiscovery(place: Place, themes: readonly number[], owned: readonly string[], by: Stamp): void {
  const { concepts } = vocabularies[getStorefront(place.country).language];
  const campaignId = addCampaign(place, 'Discovery', by).id;
  const texts = themes.map((concept) => concepts[place.state.category][concept] ?? '');
  addGroup(place, campaignId, 'Discovery', { name: 'Broad', texts, matchType: 'BROAD' }, by);
  addGroup(
    place,
    campaignId,
    'Discovery',
    { name: 'Search Match', texts: [], matchType: 'BROAD', searchMatch: true },
    by,
  );
  const forgotten = (text: string): boolean => unitOf(campaignId, combineText(3, text)) < 0.15;
  negate(
    place,
    campaignId,
    owned.filter((text) => !forgotten(text)),
    by,
  );
}
