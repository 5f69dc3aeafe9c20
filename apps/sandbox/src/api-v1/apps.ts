import type * as z from 'zod/mini';
import {
  appLocaleDetailsQuery,
  appSearchPaging,
  supportedLanguagesQuery,
  type appSearch,
} from '@tapwright/apple-ads/wire/look-ups/app';
import { categories } from '../world/categories.ts';
import type { Storefront } from '../world/storefront.ts';
import { findStorefront, storefronts } from '../world/storefronts.ts';
import type { World } from '../world/world.ts';
import { findKnownApp, listKnownApps, storefrontsOf, type KnownApp } from '../verbs/known-apps.ts';
import { refuse } from '../verbs/refusal.ts';
import type { AccountCall, Handlers } from './call.ts';
import { localeDetailsOf, localeField, type LocaleDetails } from './locale-details.ts';
import { queryRows, type Query } from './query-rows.ts';

type ByAdamId = { path: { adamId: string } };

function getApp(call: { world: World }, adamId: string): KnownApp {
  return (
    findKnownApp(call, Number(adamId)) ??
    refuse('RESOURCE_NOT_FOUND_ENTITY', `There is no app ${adamId}.`, 'adamId')
  );
}

function searchApps(call: AccountCall, { query: parameters }: { query: z.output<typeof appSearch> }) {
  const {
    query,
    cpids,
    returnOwnedApps,
    storeFronts,
    offset = 0,
    limit = appSearchPaging.defaultPageSize,
  } = parameters;
  const unknown = storeFronts?.find((code) => !findStorefront(code.toUpperCase()));
  if (unknown !== undefined)
    refuse('INVALID_COUNTRY_CODE', `Ads cannot run in the storefront ${unknown}.`, 'storeFronts');
  const providerIds = cpids?.split(',');
  const found = listKnownApps(call, { query, providerIds, onlyOwn: returnOwnedApps }).filter(
    ({ app }) =>
      storeFronts === undefined ||
      storeFronts.some((code) => storefrontsOf(app).includes(code.toUpperCase())),
  );
  const rows = found.slice(offset, offset + limit).map(({ adamId, app }) => ({
    adamId,
    appName: app.name,
    developerName: app.developer,
    countryOrRegionCodes: [...storefrontsOf(app)],
  }));
  return { result: rows, pagination: { offset, pageSize: rows.length, totalCount: found.length } };
}

function viewApp({ adamId, app }: KnownApp) {
  return {
    id: String(adamId),
    appName: app.name,
    artistName: app.developer,
    primaryLanguage: app.primaryLanguage,
    primaryGenre: categories[app.category].name,
    ...(app.secondaryCategory ? { secondaryGenre: categories[app.secondaryCategory].name } : {}),
    deviceClasses: [...app.deviceClasses],
    iconPictureUrl: `https://icons.example/${adamId}.png`,
    isPreorder: app.preorder,
    availableStorefronts: [...storefrontsOf(app)],
  };
}

const languageOf = ({ language, languageCode }: Storefront) => ({ language, languageCode });
const english = { language: 'en', languageCode: 'en-US' };

/** English is understood everywhere. */
export const languagesOf = (storefront: Storefront) =>
  storefront.language === 'en' ? [languageOf(storefront)] : [languageOf(storefront), english];

const viewLanguages = (storefront: Storefront) => ({
  name: storefront.name,
  countryCode: storefront.code,
  adsSupportedLanguages: languagesOf(storefront),
  adsDefaultLanguages: languagesOf(storefront).slice(0, 1),
});

export const appHandlers = {
  searchApps,
  getApp: (call: AccountCall, { path: { adamId } }: ByAdamId) => ({ result: viewApp(getApp(call, adamId)) }),
  queryAppLocaleDetails: (call: AccountCall, { path: { adamId }, body }: ByAdamId & { body: Query }) => {
    const { app } = getApp(call, adamId);
    const all: (LocaleDetails & { isPrimaryLocale: boolean })[] = [
      { ...localeDetailsOf(Number(adamId), app), isPrimaryLocale: true },
    ];
    const { rows, pagination } = queryRows(all, body, localeField, appLocaleDetailsQuery.paging);
    return { result: [...rows], pagination };
  },
  querySupportedLanguages: (_call: AccountCall, { body }: { body: Query }) => {
    const { rows, pagination } = queryRows(
      storefronts,
      body,
      ({ code, name }, field) => (field === 'countryCode' ? code : name),
      supportedLanguagesQuery.paging,
    );
    return { result: rows.map(viewLanguages), pagination };
  },
} satisfies Partial<Handlers>;
