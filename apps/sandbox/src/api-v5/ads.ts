import type * as z from 'zod/mini';
import { ad as adSchema, type adCreate, type adUpdate } from '@tapwright/apple-ads-v5/ad';
import type { listParameters } from '@tapwright/apple-ads-v5/list-parameters';
import { adFilters, type Selector } from '@tapwright/apple-ads-v5/selector';
import { timesOf } from '../api-v1/wire-forms.ts';
import { changeAd, createAd, removeAd } from '../verbs/ads.ts';
import { findAd } from '../verbs/own-rows.ts';
import { statusOfAd } from '../verbs/status-of.ts';
import { v5OrgIdOf } from './org-id.ts';
import type { Ad } from '../world/entities.ts';
import { latest, type Row } from '../world/table.ts';
import type { AccountCall, Handlers } from './call.ts';
import { dataOf } from './envelope.ts';
import { fetchFields, findRows, listRows, readFields } from './find-rows.ts';
import { getAdGroup, getCampaign, getWithin, placeOf, type InAdGroup, type InCampaign } from './own-place.ts';
import { adServing } from './status-words.ts';

type One = { path: InAdGroup['path'] & { adId: string } };
type List = { query: z.output<typeof listParameters> };
type Fields = { query: { fields?: string | undefined } };
type Find = { body: Selector };

const attributes = Object.keys(adSchema.shape);

export function viewAd(call: AccountCall, row: Row<Ad>) {
  const { campaignId, adGroupId, creativeId, name, status, deleted } = latest(row);
  return {
    id: row.id,
    orgId: v5OrgIdOf(call.account.id),
    campaignId,
    adGroupId,
    creativeId,
    name,
    creativeType: latest(call.world.creatives.get(creativeId)).type,
    status,
    ...adServing(statusOfAd(call, row)),
    deleted,
    ...timesOf(row),
  };
}

const listViews = (call: AccountCall, campaignIds: readonly number[]) =>
  campaignIds
    .flatMap((id) => call.world.adGroups.list(id))
    .flatMap((adGroup) => call.world.ads.list(adGroup.id))
    .toSorted((one, other) => one.id - other.id)
    .map((row) => viewAd(call, row));

const getAd = (call: AccountCall, { path }: One): Row<Ad> =>
  getWithin(findAd(call, Number(path.adId)), placeOf(getAdGroup(call, path)), 'ad', path.adId);

export const adHandlers = {
  listAds: (call: AccountCall, { path, query }: InAdGroup & List) => {
    const rows = call.world.ads.list(getAdGroup(call, path).id);
    return listRows(
      rows.map((row) => viewAd(call, row)),
      query,
    );
  },
  findAds: (call: AccountCall, { path, body }: InCampaign & Find) =>
    findRows(listViews(call, [getCampaign(call, path.campaignId).id]), body, {
      filters: adFilters,
      attributes,
    }),
  findOrgAds: (call: AccountCall, { body }: Find) => {
    const campaignIds = call.world.campaigns.list(call.account.id).map(({ id }) => id);
    return findRows(listViews(call, campaignIds), body, { filters: adFilters, attributes });
  },
  getAd: (call: AccountCall, request: One & Fields) =>
    dataOf(fetchFields(viewAd(call, getAd(call, request)), readFields(request.query.fields))),
  createAd: (call: AccountCall, { path, body }: InAdGroup & { body: z.output<typeof adCreate> }) => {
    const { creativeId, name, status } = body;
    const adGroupId = getAdGroup(call, path).id;
    return dataOf(viewAd(call, createAd(call, { adGroupId, creativeId: Number(creativeId), name, status })));
  },
  updateAd: (call: AccountCall, { path, body }: One & { body: z.output<typeof adUpdate> }) => {
    const { name, status } = body;
    const change = { ...(name ? { name } : {}), ...(status ? { status } : {}) };
    return dataOf(viewAd(call, changeAd(call, getAd(call, { path }).id, change)));
  },
  deleteAd: (call: AccountCall, request: One) => {
    removeAd(call, getAd(call, request).id);
    return dataOf(null);
  },
} satisfies Partial<Handlers>;
