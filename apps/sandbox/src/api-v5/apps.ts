import type * as z from 'zod/mini';
import { eligibility as eligibilitySchema } from '@tapwright/apple-ads-v5/look-up';
import type { appSearchParameters } from '@tapwright/apple-ads-v5/list-parameters';
import { eligibilityFilters, type Selector } from '@tapwright/apple-ads-v5/selector';
import { eligibilitiesOf } from '../api-v1/eligibilities.ts';
import { localeDetailsOf } from '../api-v1/locale-details.ts';
import { findKnownApp, listKnownApps, storefrontsOf, type KnownApp } from '../verbs/known-apps.ts';
import { findOwnApp } from '../verbs/own-apps.ts';
import { refuse } from '../verbs/refusal.ts';
import { categories } from '../world/categories.ts';
import type { App } from '../world/entities.ts';
import type { AccountCall, Handlers } from './call.ts';
import { dataOf, pageOf } from './envelope.ts';
import { findRows } from './find-rows.ts';
import { writePlacement } from './placements.ts';

type ByApp = { path: { adamId: string } };

function getApp(call: AccountCall, { path: { adamId } }: ByApp): KnownApp {
  return findKnownApp(call, Number(adamId)) ?? refuse('NOT_FOUND', `There is no app ${adamId}.`, 'adamId');
}

function viewApp({ adamId, app }: KnownApp) {
  return {
    id: adamId,
    adamId,
    appName: app.name,
    artistName: app.developer,
    primaryLanguage: app.primaryLanguage,
    primaryGenre: categories[app.category].name,
    secondaryGenre: app.secondaryCategory && categories[app.secondaryCategory].name,
    deviceClasses: [...app.deviceClasses],
    iconPictureUrl: `https://icons.example/${adamId}.png`,
    isPreOrder: String(app.preorder),
    availableStorefronts: [...storefrontsOf(app)],
  };
}

/** The texts of an app or of one of its pages, in the one language that the invented apps speak. */
export function viewLocaleDetails(adamId: number, app: App) {
  const { assetsByDevice, ...details } = localeDetailsOf(adamId, app);
  return { ...details, adamId, appPreviewDeviceWithAssets: assetsByDevice };
}

const attributes = Object.keys(eligibilitySchema.shape);

export const appHandlers = {
  searchApps: (call: AccountCall, { query: parameters }: { query: z.output<typeof appSearchParameters> }) => {
    const { query, returnOwnedApps, ...paging } = parameters;
    const found = listKnownApps(call, { query, onlyOwn: returnOwnedApps }).map(({ adamId, app }) => ({
      adamId,
      appName: app.name,
      developerName: app.developer,
      countryOrRegionCodes: [...storefrontsOf(app)],
    }));
    return pageOf(found, paging);
  },
  getApp: (call: AccountCall, request: ByApp) => dataOf(viewApp(getApp(call, request))),
  listAppLocaleDetails: (call: AccountCall, request: ByApp) => {
    const { adamId, app } = getApp(call, request);
    return pageOf([{ ...viewLocaleDetails(adamId, app), isPrimaryLocale: true }]);
  },
  findEligibilities: (call: AccountCall, { path: { adamId }, body }: ByApp & { body: Selector }) => {
    const row =
      findOwnApp(call, Number(adamId)) ?? refuse('NOT_FOUND', `There is no app ${adamId}.`, 'adamId');
    const views = eligibilitiesOf(row).map(
      ({ countryOrRegion, deviceClass, minAge, state, supplyPlacement }) => ({
        adamId: row.id,
        countryOrRegion,
        deviceClass,
        minAge,
        state,
        supplySource: writePlacement(supplyPlacement),
      }),
    );
    return findRows(views, body, { filters: eligibilityFilters, attributes });
  },
} satisfies Partial<Handlers>;
