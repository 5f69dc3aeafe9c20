import type * as z from 'zod/mini';
import type { countryParameters } from '@tapwright/apple-ads-v5/list-parameters';
import { appAsset, productPageReason } from '@tapwright/apple-ads-v5/look-up';
import { assetFilters, type Selector } from '@tapwright/apple-ads-v5/selector';
import { languagesOf } from '../api-v1/apps.ts';
import { listRejections } from '../api-v1/eligibilities.ts';
import { displays } from '../world/screenshots.ts';
import { findOwnApp } from '../verbs/own-apps.ts';
import { refuse } from '../verbs/refusal.ts';
import { storefronts } from '../world/storefronts.ts';
import { latest } from '../world/table.ts';
import type { AccountCall, Handlers } from './call.ts';
import { dataOf, pageOf } from './envelope.ts';
import { findRows } from './find-rows.ts';

const shots = {
  IPHONE: { sourceWidth: 1242, sourceHeight: 2688 },
  IPAD: { sourceWidth: 2048, sourceHeight: 2732 },
};

/** Two screenshots for each device an app is made for. */
function listAssets(call: AccountCall, adamId: string) {
  const row = findOwnApp(call, Number(adamId)) ?? refuse('NOT_FOUND', `There is no app ${adamId}.`, 'adamId');
  return latest(row).deviceClasses.flatMap((device) =>
    [1, 2].map((place) => {
      const assetGenId = `${row.id}-${displays[device].name}-${place}`;
      return {
        adamId: row.id,
        assetGenId,
        assetType: 'SCREENSHOT',
        appPreviewDevice: displays[device].name,
        assetURL: `https://icons.example/${assetGenId}.png`,
        assetVideoUrl: null,
        orientation: 'PORTRAIT',
        ...shots[device],
        deleted: false,
      };
    }),
  );
}

const listReasons = (call: AccountCall) =>
  listRejections(call).map(({ id, adamId, productPageId, reasonLevel, countryOrRegion, comment }) => ({
    id,
    adamId,
    productPageId,
    assetGenId: null,
    languageCode: null,
    reasonCode: 'APP_NOT_ELIGIBLE_AT_THIS_TIME',
    reasonType: 'REJECTION_REASON',
    reasonLevel,
    supplySource: null,
    countryOrRegion,
    comment,
  }));

export const marketAndAssetHandlers = {
  findAppAssets: (
    call: AccountCall,
    { path: { adamId }, body }: { path: { adamId: string }; body: Selector },
  ) =>
    findRows(listAssets(call, adamId), body, {
      filters: assetFilters,
      attributes: Object.keys(appAsset.shape),
    }),
  listPreviewDevices: () =>
    dataOf({ [displays.IPHONE.name]: 'iPhone 6.5"', [displays.IPAD.name]: 'iPad Pro 12.9"' }),
  findProductPageReasons: (call: AccountCall, { body }: { body: Selector }) =>
    findRows(listReasons(call), body, { attributes: Object.keys(productPageReason.shape) }),
  getProductPageReason: (call: AccountCall, { path: { reasonId } }: { path: { reasonId: string } }) => {
    const found = listReasons(call).find(({ id }) => id === Number(reasonId));
    return dataOf(found ?? refuse('NOT_FOUND', `There is no reason ${reasonId}.`, 'reasonId'));
  },
  listCountriesOrRegions: (
    _call: AccountCall,
    { query: { countriesOrRegions } }: { query: z.output<typeof countryParameters> },
  ) => {
    const wanted = countriesOrRegions?.toUpperCase().split(',');
    const rows = storefronts
      .filter(({ code }) => wanted === undefined || wanted.includes(code))
      .map((storefront) => ({
        countryOrRegion: storefront.code,
        defaultLanguages: languagesOf(storefront).slice(0, 1),
        supportedLanguages: languagesOf(storefront),
      }));
    return pageOf(rows, { limit: rows.length });
  },
} satisfies Partial<Handlers>;
