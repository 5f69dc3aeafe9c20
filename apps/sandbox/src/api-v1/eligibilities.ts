import { eligibilityQuery, rejectionReasonQuery } from '@tapwright/apple-ads/wire/look-ups/eligibility';
import { placements, type App, type DeviceClass, type Placement } from '../world/entities.ts';
import { storefronts } from '../world/storefronts.ts';
import { latest, modifiedAt, type Row } from '../world/table.ts';
import { refusalIn } from '../world/status/campaign-holds.ts';
import { listOwnApps } from '../verbs/own-apps.ts';
import { refuse } from '../verbs/refusal.ts';
import type { AccountCall, Handlers } from './call.ts';
import { checkStorefronts } from './check-storefronts.ts';
import { queryRows, type Query } from './query-rows.ts';
import { writeTime } from './wire-forms.ts';

const devices: readonly DeviceClass[] = ['IPHONE', 'IPAD'];

/** The Today tab shows ads on iPhones only. */
function refusalOf(app: App, placement: Placement, country: string, device: DeviceClass): string | null {
  if (!app.deviceClasses.includes(device)) return 'APP_NOT_ELIGIBLE';
  if (placement === 'APPSTORE_TODAY_TAB' && device === 'IPAD') return 'APP_NOT_ELIGIBLE_SUPPLY_PLACEMENT';
  return refusalIn(app, country);
}

export function eligibilitiesOf(row: Row<App>) {
  const app = latest(row);
  return placements.flatMap((supplyPlacement) =>
    storefronts.flatMap(({ code }) =>
      devices.map((deviceClass) => {
        const isRefused = refusalOf(app, supplyPlacement, code, deviceClass) !== null;
        return {
          adamId: row.id,
          supplySource: 'APPSTORE',
          supplyPlacement,
          countryOrRegion: code,
          deviceClass,
          minAge: 4,
          state: isRefused ? 'INELIGIBLE' : 'ELIGIBLE',
        };
      }),
    ),
  );
}

type Eligibility = ReturnType<typeof eligibilitiesOf>[number];

const readEligibility = (row: Eligibility, field: string): string | number =>
  field === 'adamId' || field === 'supplyPlacement' || field === 'state' || field === 'countryOrRegion'
    ? row[field]
    : row.deviceClass;

const everywhere = '*';

/** Numbers that stay the same as long as the refusal stands. */
const rejectionId = (adamId: number, country: string): number =>
  adamId * 1000 + storefronts.findIndex(({ code }) => code === country) + 1;

export function listRejections(call: AccountCall) {
  const ofApps = listOwnApps(call).flatMap((row) =>
    Object.entries(latest(row).refusals).map(([country, comment]) => ({
      id: rejectionId(row.id, country),
      adamId: row.id,
      productPageId: null,
      creativeId: null,
      countryOrRegion: country === everywhere ? null : country,
      comment,
      reasonLevel: 'DEFAULT_PRODUCT_PAGE',
      at: modifiedAt(row),
    })),
  );
  const ofCreatives = call.world.creatives.list(call.account.id).flatMap((row) => {
    const { adamId, productPageUuid, review, reviewReasons, deleted } = latest(row);
    if (review !== 'REJECTED' || deleted) return [];
    return [
      {
        id: row.id,
        adamId,
        productPageId: productPageUuid,
        creativeId: row.id,
        countryOrRegion: null,
        comment: reviewReasons.join(', ') || null,
        reasonLevel: productPageUuid === null ? 'DEFAULT_PRODUCT_PAGE' : 'CUSTOM_PRODUCT_PAGE',
        at: modifiedAt(row),
      },
    ];
  });
  return [...ofCreatives, ...ofApps].map(({ at, ...row }) => ({
    ...row,
    assetId: null,
    supplySource: 'APPSTORE',
    supplyPlacement: 'APPSTORE_SEARCH_RESULTS',
    languageCode: null,
    reasonType: 'REJECTION_REASON',
    reasonCode: 'APP_NOT_ELIGIBLE_AT_THIS_TIME',
    creationTime: writeTime(at),
    modificationTime: writeTime(at),
  }));
}

export const eligibilityHandlers = {
  queryEligibilities: (call: AccountCall, { body }: { body: Query }) => {
    checkStorefronts(body.filters);
    const all = listOwnApps(call).flatMap(eligibilitiesOf);
    const { rows, pagination } = queryRows(all, body, readEligibility, eligibilityQuery.paging);
    return { result: [...rows], pagination };
  },
  queryRejectionReasons: (call: AccountCall, { body }: { body: Query }) => {
    const all = listRejections(call);
    const { rows, pagination } = queryRows(
      all,
      body,
      (row, field) => (field === 'adamId' || field === 'creationTime' ? row[field] : row.id),
      rejectionReasonQuery.paging,
    );
    return { result: [...rows], pagination };
  },
  getRejectionReason: (call: AccountCall, { path }: { path: { rejectionReasonId: string } }) => {
    const { rejectionReasonId: id } = path;
    const found = listRejections(call).find((row) => row.id === Number(id));
    return { result: found ?? refuse('NOT_FOUND', `There is no rejection reason ${id}.`) };
  },
} satisfies Partial<Handlers>;
