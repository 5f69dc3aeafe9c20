import type * as z from 'zod/mini';
import { adGroup as adGroupSchema } from '@tapwright/apple-ads-v5/ad-group';
import type { listParameters } from '@tapwright/apple-ads-v5/list-parameters';
import { adGroupFilters, orgAdGroupFilters, type Selector } from '@tapwright/apple-ads-v5/selector';
import { changeAdGroup, createAdGroup, removeAdGroup } from '../verbs/ad-groups.ts';
import { viewAdGroup } from './ad-group-view.ts';
import type { AccountCall, Handlers } from './call.ts';
import { dataOf } from './envelope.ts';
import { fetchFields, findRows, listRows, readFields } from './find-rows.ts';
import { keepAmounts } from './money.ts';
import { getAdGroup, getCampaign, type InAdGroup, type InCampaign } from './own-place.ts';
import { readAdGroupChange, readNewAdGroup, type SentChange, type SentNew } from './read-ad-group.ts';

type Fields = { query: { fields?: string | undefined } };
type List = { query: z.output<typeof listParameters> };
type Find = { body: Selector };

const attributes = Object.keys(adGroupSchema.shape);

const listViews = (call: AccountCall, campaignId: number) =>
  call.world.adGroups.list(campaignId).map((row) => viewAdGroup(call, row));

const listAllViews = (call: AccountCall) =>
  call.world.campaigns
    .list(call.account.id)
    .flatMap(({ id }) => listViews(call, id))
    .toSorted((one, other) => one.id - other.id);

export const adGroupHandlers = {
  listAdGroups: (call: AccountCall, { path, query }: InCampaign & List) =>
    listRows(listViews(call, getCampaign(call, path.campaignId).id), query),
  findAdGroups: (call: AccountCall, { path, body }: InCampaign & Find) =>
    findRows(listViews(call, getCampaign(call, path.campaignId).id), body, {
      filters: adGroupFilters,
      attributes,
    }),
  findOrgAdGroups: (call: AccountCall, { body }: Find) =>
    findRows(listAllViews(call), body, { filters: orgAdGroupFilters, attributes }),
  getAdGroup: (call: AccountCall, { path, query }: InAdGroup & Fields) =>
    dataOf(fetchFields(viewAdGroup(call, getAdGroup(call, path)), readFields(query.fields))),
  createAdGroup: (call: AccountCall, { path, body }: InCampaign & { body: SentNew }) => {
    const campaign = getCampaign(call, path.campaignId);
    const row = createAdGroup(call, readNewAdGroup(call, campaign, body));
    keepAmounts(call.world, 'adGroup', row.id, body);
    return dataOf(viewAdGroup(call, row));
  },
  updateAdGroup: (call: AccountCall, { path, body }: InAdGroup & { body: SentChange }) => {
    const { id } = getAdGroup(call, path);
    const change = readAdGroupChange(call, getCampaign(call, path.campaignId), body);
    const row = changeAdGroup(call, id, change);
    keepAmounts(call.world, 'adGroup', id, body);
    return dataOf(viewAdGroup(call, row));
  },
  deleteAdGroup: (call: AccountCall, { path }: InAdGroup) => {
    removeAdGroup(call, getAdGroup(call, path).id);
    return dataOf(null);
  },
} satisfies Partial<Handlers>;
