import type * as z from 'zod/mini';
import {
  negativeKeyword as negativeSchema,
  type negativeKeywordsCreate,
  type negativeKeywordsUpdate,
} from '@tapwright/apple-ads-v5/keyword';
import type { listParameters } from '@tapwright/apple-ads-v5/list-parameters';
import { negativeKeywordFilters, type Selector } from '@tapwright/apple-ads-v5/selector';
import {
  planNegativeKeyword,
  planNegativeKeywordChange,
  planNegativeKeywordRemoval,
} from '../verbs/negative-keywords.ts';
import { findNegativeKeyword } from '../verbs/own-rows.ts';
import type { NegativeKeyword } from '../world/entities.ts';
import { latest, type Row } from '../world/table.ts';
import type { AccountCall, Handlers } from './call.ts';
import { dataOf, pageOf } from './envelope.ts';
import { fetchFields, findRows, listRows, readFields } from './find-rows.ts';
import { readStatus, viewNegative } from './keyword-view.ts';
import { checkRoom } from './keywords.ts';
import { getAdGroup, getCampaign, getWithin, placeOf, type InAdGroup, type InCampaign } from './own-place.ts';
import { runBatch } from './run-batch.ts';

type Place = { campaignId: number; adGroupId: number | null };
type List = z.output<typeof listParameters>;
type Fields = { query: { fields?: string | undefined } };

const attributes = Object.keys(negativeSchema.shape);

const listIn = ({ world }: AccountCall, campaignId: number, isIn: (state: NegativeKeyword) => boolean) =>
  world.negativeKeywords
    .list(campaignId)
    .filter((row) => isIn(latest(row)))
    .map(viewNegative);

const list = (call: AccountCall, { campaignId, adGroupId }: Place, query: List) =>
  listRows(
    listIn(call, campaignId, (state) => state.adGroupId === adGroupId),
    query,
  );

const getIn = (call: AccountCall, place: Place, id: string): Row<NegativeKeyword> =>
  getWithin(findNegativeKeyword(call, Number(id)), place, 'negative keyword', id);

const get = (call: AccountCall, place: Place, id: string, { query }: Fields) =>
  dataOf(fetchFields(viewNegative(getIn(call, place, id)), readFields(query.fields)));

function create(call: AccountCall, place: Place, body: z.output<typeof negativeKeywordsCreate>) {
  const { rows, error } = runBatch(body, ({ text, matchType, status }, batch) =>
    planNegativeKeyword(
      call,
      { ...place, text, matchType: matchType ?? 'BROAD', status: readStatus(status ?? 'ACTIVE') },
      batch,
    ),
  );
  return { ...pageOf(rows.map(viewNegative), { limit: rows.length }), error };
}

function update(call: AccountCall, place: Place, body: z.output<typeof negativeKeywordsUpdate>) {
  const { rows, error } = runBatch(body, ({ id, status }) =>
    planNegativeKeywordChange(call, getIn(call, place, id).id, status ? { status: readStatus(status) } : {}),
  );
  return { ...pageOf(rows.map(viewNegative), { limit: rows.length }), error };
}

function remove(call: AccountCall, place: Place, body: readonly string[]) {
  const { rows, error } = runBatch(body, (id, batch) =>
    planNegativeKeywordRemoval(call, getIn(call, place, id).id, batch),
  );
  return { ...dataOf(rows.length), error };
}

type Create = { body: z.output<typeof negativeKeywordsCreate> };
type Update = { body: z.output<typeof negativeKeywordsUpdate> };
type Delete = { body: readonly string[] };
type Find = InCampaign & { body: Selector };
type KeywordPath<Path> = { path: Path & { keywordId: string } };

const wholeCampaign = (call: AccountCall, { path }: InCampaign): Place => ({
  campaignId: getCampaign(call, path.campaignId).id,
  adGroupId: null,
});
const oneAdGroup = (call: AccountCall, { path }: InAdGroup): Place => placeOf(getAdGroup(call, path));

const find = (call: AccountCall, { path, body }: Find, isIn: (state: NegativeKeyword) => boolean) =>
  findRows(listIn(call, getCampaign(call, path.campaignId).id, isIn), body, {
    filters: negativeKeywordFilters,
    attributes,
  });

export const negativeKeywordHandlers = {
  listCampaignNegatives: (call: AccountCall, request: InCampaign & { query: List }) =>
    list(call, wholeCampaign(call, request), request.query),
  createCampaignNegatives: (call: AccountCall, request: InCampaign & Create) =>
    create(call, wholeCampaign(call, request), request.body),
  updateCampaignNegatives: (call: AccountCall, request: InCampaign & Update) =>
    update(call, wholeCampaign(call, request), request.body),
  deleteCampaignNegatives: (call: AccountCall, request: InCampaign & Delete) =>
    remove(call, wholeCampaign(call, request), request.body),
  getCampaignNegative: (call: AccountCall, request: KeywordPath<InCampaign['path']> & Fields) =>
    get(call, wholeCampaign(call, request), request.path.keywordId, request),
  findCampaignNegatives: (call: AccountCall, request: Find) =>
    find(call, request, ({ adGroupId }) => adGroupId === null),

  listAdGroupNegatives: (call: AccountCall, request: InAdGroup & { query: List }) =>
    list(call, oneAdGroup(call, request), request.query),
  createAdGroupNegatives: (call: AccountCall, request: InAdGroup & Create) => {
    checkRoom(call, getAdGroup(call, request.path), request.body.length);
    return create(call, oneAdGroup(call, request), request.body);
  },
  updateAdGroupNegatives: (call: AccountCall, request: InAdGroup & Update) =>
    update(call, oneAdGroup(call, request), request.body),
  deleteAdGroupNegatives: (call: AccountCall, request: InAdGroup & Delete) =>
    remove(call, oneAdGroup(call, request), request.body),
  getAdGroupNegative: (call: AccountCall, request: KeywordPath<InAdGroup['path']> & Fields) =>
    get(call, oneAdGroup(call, request), request.path.keywordId, request),
  findAdGroupNegatives: (call: AccountCall, request: Find) =>
    find(call, request, ({ adGroupId }) => adGroupId !== null),
} satisfies Partial<Handlers>;
