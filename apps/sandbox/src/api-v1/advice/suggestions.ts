import { recommendationPaging } from '@tapwright/apple-ads/wire/advice/recommendation-query';
import { tapInstallsOf, noMeasures, addMeasures, type Measures } from '../../market/counts/measures.ts';
import { dayAt, dayText } from '../../market/calendar/zone-days.ts';
import { categories, categoryKeys } from '../../world/categories.ts';
import type { App } from '../../world/entities.ts';
import { normalizeText } from '../../world/keyword-text.ts';
import { relevanceOf } from '../../world/relevance.ts';
import type { SearchTerm } from '../../world/search-term.ts';
import { findStorefront } from '../../world/storefronts.ts';
import { latest, type Row } from '../../world/table.ts';
import { writeMoney } from '../../verbs/money.ts';
import { findOwnApp } from '../../verbs/own-apps.ts';
import { refuseValue } from '../../verbs/refusal.ts';
import type { AccountCall } from '../call.ts';
import { matchesFilter, type Condition } from '../match-filter.ts';
import { pageRows, sortRows, type Page, type Sorting } from '../query-rows.ts';

type Query = {
  body: {
    filters?: readonly Condition[] | null | undefined;
    sorting?: readonly Sorting[] | null | undefined;
    pagination?: Page | null | undefined;
  };
};

const standardCountry = 'US';
const observedDays = 28;
const minInstalls = 10;

const valuesOf = (body: Query['body'], field: string): string[] =>
  (body.filters ?? []).flatMap((filter) =>
    filter.field === field ? [filter.value ?? []].flat().map(String) : [],
  );

function getPromotedApp(call: AccountCall, body: Query['body']): Row<App> {
  const [type] = valuesOf(body, 'promotedObjectType');
  if (type !== 'APPSTORE_APP') refuseValue('promotedObjectType', 'This ad account promotes App Store apps.');
  const [adamId = ''] = valuesOf(body, 'promotedObjectId');
  return (
    findOwnApp(call, Number(adamId)) ??
    refuseValue('promotedObjectId', `${adamId} is not one of your own apps.`)
  );
}

function readCountry(body: Query['body']): string {
  const [country = standardCountry] = valuesOf(body, 'countriesOrRegions');
  return findStorefront(country)?.code ?? refuseValue('countriesOrRegions', `Ads cannot run in ${country}.`);
}

/** What an app would do well to bid on, best first. */
function listFitting({ world }: AccountCall, app: Row<App>, country: string): SearchTerm[] {
  const state = latest(app);
  const worth = (term: SearchTerm): number => relevanceOf(state, app.id, term) * term.popularity;
  return world.terms.list(country, state.category).toSorted((one, other) => worth(other) - worth(one));
}

/** Only the first of several terms is answered, with itself at the head. */
function suggestFor(
  call: AccountCall,
  app: Row<App>,
  country: string,
  text: string | undefined,
): SearchTerm[] {
  if (text === undefined) return listFitting(call, app, country);
  const own = call.world.terms.get(country, normalizeText(text));
  const kin = call.world.terms
    .list(country, own.category ?? latest(app).category)
    .filter((term) => term.text !== own.text && (own.concept === null || term.concept === own.concept));
  return [own, ...kin];
}

const page = <Found, View extends { popularity: number }>(
  found: readonly Found[],
  body: Query['body'],
  view: (one: Found) => View,
) => {
  const all = sortRows(found.map(view), body.sorting, ({ popularity }) => popularity);
  const { rows, pagination } = pageRows(all, body.pagination, recommendationPaging);
  return { result: [...rows], pagination };
};

export function suggestKeywords(call: AccountCall, { body }: Query) {
  const app = getPromotedApp(call, body);
  const [text] = valuesOf(body, 'terms');
  const found = suggestFor(call, app, readCountry(body), text);
  return page(found, body, (term) => ({ text: term.text, popularity: term.popularity }));
}

function searchPhrases({ world }: AccountCall, body: Query['body']): SearchTerm[] {
  const phrases = (body.filters ?? []).filter(({ field }) => field === 'phrase');
  const all = categoryKeys.flatMap((key) => world.terms.list(standardCountry, key));
  return all.filter((term) =>
    phrases.every((filter) => matchesFilter(term.text, { ...filter, ignoreCase: true })),
  );
}

export function suggestPhrases(call: AccountCall, { body }: Query) {
  const isSearch = valuesOf(body, 'queryType')[0] === 'SEARCH';
  const found = isSearch
    ? searchPhrases(call, body)
    : listFitting(call, getPromotedApp(call, body), standardCountry);
  return page(found, body, (term) => ({ phrase: term.text, popularity: term.popularity }));
}

export function suggestCategories(call: AccountCall, { body }: Query) {
  if (valuesOf(body, 'queryType')[0] === 'SEARCH')
    return page(searchCategories(body), body, viewCategory(call));
  const app = latest(getPromotedApp(call, body));
  const keys = [app.category, ...(app.secondaryCategory ? [app.secondaryCategory] : [])];
  return page(keys, body, viewCategory(call));
}

const viewCategory =
  ({ world }: AccountCall) =>
  (key: (typeof categoryKeys)[number]) => ({
    category: categories[key].name,
    popularity: world.terms.list(standardCountry, key)[0]?.popularity ?? 5,
  });

function searchCategories(body: Query['body']) {
  const wanted = (body.filters ?? []).filter(({ field }) => field === 'category');
  return categoryKeys.filter((key) =>
    wanted.every((filter) => matchesFilter(categories[key].name, { ...filter, ignoreCase: true })),
  );
}

const cpiOf = (measures: Measures): number => measures.spend / tapInstallsOf(measures);

function measureCountries(
  { world, market, account, now }: AccountCall,
  adamId: number,
): Map<string, Measures> {
  const campaignIds = world.campaigns
    .list(account.id)
    .flatMap((row) => (latest(row).adamId === adamId ? [row.id] : []));
  const today = dayAt(account.timezone, now);
  const rows = market.measure({
    adAccountId: account.id,
    level: 'campaign',
    campaignIds,
    from: dayText(today - observedDays),
    to: dayText(today - 1),
    zone: 'ORTZ',
    grain: 'total',
    by: ['country'],
    now,
  });
  const sums = new Map<string, Measures>();
  for (const { country = '', measures } of rows)
    sums.set(country, addMeasures(sums.get(country) ?? noMeasures, measures));
  return sums;
}

/** The dearest install among the markets that had enough of them. */
export function suggestTargetCpas(call: AccountCall, { body }: Query) {
  const app = getPromotedApp(call, body);
  const wanted = valuesOf(body, 'countryOrRegion');
  const known = [...measureCountries(call, app.id)].filter(
    ([country, measures]) =>
      (wanted.length === 0 || wanted.includes(country)) && tapInstallsOf(measures) >= minInstalls,
  );
  const dearest = Math.max(...known.map(([, measures]) => cpiOf(measures)));
  const suggestion = {
    promotedObjectId: String(app.id),
    suggestedTargetCPA: known.length > 0 ? writeMoney(Math.round(dearest), call.account.currency) : null,
    countryOrRegion: wanted.length > 0 ? wanted : known.map(([country]) => country),
    appCategory: categories[latest(app).category].name,
  };
  return { result: suggestion };
}
