import {
  creativeQuery,
  type CreativeCreate,
  type CreativeUpdate,
} from '@tapwright/apple-ads/wire/campaigns/creative';
import { placements, type Creative } from '../world/entities.ts';
import { storefronts } from '../world/storefronts.ts';
import { createdAt, latest, type Row } from '../world/table.ts';
import { refusalIn } from '../world/status/campaign-holds.ts';
import { changeCreative, createCreative, removeCreative, type NewCreative } from '../verbs/creatives.ts';
import { findCreative } from '../verbs/own-rows.ts';
import { refuseMissing, refuseValue } from '../verbs/refusal.ts';
import type { AccountCall, Handlers } from './call.ts';
import { entityHandlers } from './entity-handlers.ts';
import type { FieldValue } from './match-filter.ts';
import { creativeStatus } from '../world/status/creative-status.ts';
import { onlySent, timesOf, writeTime } from './wire-forms.ts';

function readNew({ name, creativeType, destination }: CreativeCreate): NewCreative {
  const { destinationType, parameters } = destination;
  if (creativeType === 'LOCAL_ADS_SEARCH_CREATIVE' || destinationType !== 'APP_STORE_PRODUCT_PAGE')
    return refuseValue('creativeType', 'The organisation has no brand to show on Maps.');
  return {
    name,
    type: creativeType,
    adamId: Number(parameters?.adamId ?? refuseMissing('destination.parameters.adamId')),
    productPageUuid: parameters?.productPageId ?? null,
  };
}

export const creativeFields = ({ name, type, adamId, productPageUuid, deleted }: Creative) => ({
  name,
  creativeType: type,
  creativeSpec: {},
  destination: {
    destinationType: 'APP_STORE_PRODUCT_PAGE',
    parameters: {
      adamId: String(adamId),
      productPageId: productPageUuid,
    },
  },
  deleted,
});

/** Where its app may be advertised, and where not and why. */
function eligibilityOf({ world }: AccountCall, { adamId }: Creative) {
  const app = latest(world.apps.get(adamId));
  const judged = storefronts.map(({ code }) => ({ code, reason: refusalIn(app, code) }));
  const allowed = judged.filter(({ reason }) => reason === null).map(({ code }) => code);
  const reasons = new Set(judged.flatMap(({ reason }) => reason ?? []));
  return {
    status: allowed.length > 0 ? 'ELIGIBLE' : 'INELIGIBLE',
    allowedGroups: allowed.length > 0 ? [{ supplyPlacement: [...placements], countryOrRegion: allowed }] : [],
    blockedGroups: [...reasons].map((reason) => ({
      supplyPlacement: [...placements],
      countryOrRegion: judged.filter((one) => one.reason === reason).map(({ code }) => code),
      reason,
    })),
  };
}

function creativeFieldsOfStatus({ world, now }: AccountCall, state: Creative) {
  const { systemStatus, reasons } = creativeStatus(world, state, now);
  return { systemStatus, systemStatusReasons: [...reasons] };
}

const urlOf = ({ adamId, productPageUuid }: Creative): string =>
  `https://apps.apple.com/app/id${adamId}${productPageUuid === null ? '' : `?ppid=${productPageUuid}`}`;

/** Address and eligibility come once it has been looked at. */
export function viewCreative(call: AccountCall, row: Row<Creative>) {
  const state = latest(row);
  const fields = creativeFields(state);
  const status = creativeFieldsOfStatus(call, state);
  const isJudged = status.systemStatus !== 'PENDING';
  return {
    id: row.id,
    adAccountId: call.account.id,
    ...fields,
    destination: { ...fields.destination, ...(isJudged ? { url: urlOf(state) } : {}) },
    ...status,
    ...(isJudged ? { eligibility: eligibilityOf(call, state) } : {}),
    ...timesOf(row),
  };
}

/** The answer to a creation knows neither yet. */
function viewNewCreative(call: AccountCall, row: Row<Creative>) {
  const { eligibility: _eligibility, destination, ...view } = viewCreative(call, row);
  const { destinationType, parameters } = destination;
  return { ...view, destination: { destinationType, parameters } };
}

const readers: Record<
  keyof typeof creativeQuery.filters | 'creationTime',
  (call: AccountCall, row: Row<Creative>) => FieldValue
> = {
  id: (_call, row) => row.id,
  adAccountId: (_call, row) => latest(row).adAccountId,
  name: (_call, row) => latest(row).name,
  creativeType: (_call, row) => latest(row).type,
  systemStatus: (call, row) => creativeStatus(call.world, latest(row), call.now).systemStatus,
  deleted: (_call, row) => latest(row).deleted,
  'eligibility.status': (call, row) => eligibilityOf(call, latest(row)).status,
  creationTime: (_call, row) => writeTime(createdAt(row)),
};

const isField = (field: string): field is keyof typeof readers => Object.hasOwn(readers, field);

const creatives = entityHandlers({
  what: 'creative',
  paging: creativeQuery.paging,
  find: (call: AccountCall, id) => findCreative(call, id),
  list: ({ world, account }) => world.creatives.list(account.id),
  read: (call, row, field) => (isField(field) ? readers[field](call, row) : null),
  view: viewCreative,
  leftOut: { inLists: ['creativeSpec', 'destination', 'systemStatusReasons'] },
  hidesDeleted: true,
  create: (call, body: CreativeCreate) => createCreative(call, readNew(body)),
  update: (call, id, { name }: CreativeUpdate) =>
    changeCreative(call, id, onlySent<Pick<Creative, 'name'>>({ name: name ?? undefined })),
  remove: removeCreative,
});

export const creativeHandlers = {
  createCreative: (call: AccountCall, { body }: { body: CreativeCreate }) => ({
    result: viewNewCreative(call, createCreative(call, readNew(body))),
  }),
  queryCreatives: creatives.query,
  getCreative: creatives.get,
  updateCreative: creatives.update,
  deleteCreative: creatives.remove,
} satisfies Partial<Handlers>;
