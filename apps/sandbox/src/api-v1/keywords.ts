import { bulkDelete } from '@tapwright/apple-ads/wire/transport/bulk';
import {
  keywordBulkUpdate,
  keywordCreate,
  keywordQuery,
  type KeywordCreate,
  type KeywordUpdate,
} from '@tapwright/apple-ads/wire/keywords/keyword';
import type { Keyword } from '../world/entities.ts';
import { createdAt, latest, type Row } from '../world/table.ts';
import {
  planKeyword,
  planKeywordChange,
  planKeywordRemoval,
  type KeywordChange,
  type NewKeyword,
} from '../verbs/keywords.ts';
import { readPositiveMoney } from '../verbs/money.ts';
import { findKeyword } from '../verbs/own-rows.ts';
import { refuseValue } from '../verbs/refusal.ts';
import { listCampaignIds } from './ad-groups.ts';
import type { AccountCall, Handlers } from './call.ts';
import { entityHandlers } from './entity-handlers.ts';
import { viewKeyword } from './keyword-view.ts';
import type { FieldValue } from './match-filter.ts';
import type { Query } from './query-rows.ts';
import { runBulk, type SentBatch } from './run-bulk.ts';
import { onlySent, writeTime } from './wire-forms.ts';

export function readMatchType(sent: string | null | undefined): Keyword['matchType'] {
  if (sent === null || sent === undefined) return 'BROAD';
  if (sent === 'EXACT' || sent === 'BROAD') return sent;
  return refuseValue('matchType', `${sent} is not for App Store campaigns.`);
}

const readNew = (
  { account }: AccountCall,
  { adGroupId, text, matchType, bid, status }: KeywordCreate,
): NewKeyword => ({
  adGroupId: Number(adGroupId),
  text: text.trim(),
  matchType: readMatchType(matchType),
  bid: bid ? readPositiveMoney(bid, account.currency, 'bid') : null,
  status: status ?? 'ENABLED',
});

const readChange = ({ account }: AccountCall, { bid, status }: KeywordUpdate): KeywordChange =>
  onlySent<Required<KeywordChange>>({
    bid: bid && readPositiveMoney(bid, account.currency, 'bid'),
    status: status ?? undefined,
  });

const readers: Record<keyof typeof keywordQuery.filters | 'creationTime', (row: Row<Keyword>) => FieldValue> =
  {
    id: (row) => row.id,
    adGroupId: (row) => latest(row).adGroupId,
    campaignId: (row) => latest(row).campaignId,
    text: (row) => latest(row).text,
    matchType: (row) => latest(row).matchType,
    status: (row) => latest(row).status,
    deleted: (row) => latest(row).deleted,
    creationTime: (row) => writeTime(createdAt(row)),
  };

const isField = (field: string): field is keyof typeof readers => Object.hasOwn(readers, field);

const byId = (one: Row<unknown>, other: Row<unknown>): number => one.id - other.id;

function listAdGroupIds(call: AccountCall, filters: NonNullable<Query['filters']>): number[] {
  const value = filters.find(({ field }) => field === 'adGroupId')?.value;
  const named =
    value === undefined || value === null ? undefined : (Array.isArray(value) ? value : [value]).map(Number);
  const campaignIds = listCampaignIds(call, filters);
  if (!named) return campaignIds.flatMap((id) => call.world.adGroups.list(id).map((row) => row.id));
  return [...new Set(named)].filter((id) => {
    const adGroup = call.world.adGroups.find(id);
    return adGroup && campaignIds.includes(latest(adGroup).campaignId);
  });
}

const keywords = entityHandlers({
  what: 'keyword',
  paging: keywordQuery.paging,
  find: (call: AccountCall, id) => findKeyword(call, id),
  list: (call, filters) => {
    const lists = listAdGroupIds(call, filters).map((id) => call.world.keywords.list(id));
    return lists.length === 1 ? (lists[0] ?? []) : lists.flat().toSorted(byId);
  },
  read: (_call, row, field) => (isField(field) ? readers[field](row) : null),
  view: viewKeyword,
  leftOut: { inLists: ['displayStatus'] },
  create: (call, body: KeywordCreate) => planKeyword(call, readNew(call, body))(),
  update: (call, id, body: KeywordUpdate) => planKeywordChange(call, id, readChange(call, body))(),
  remove: (call, id) => planKeywordRemoval(call, id)(),
});

/** A batch answers without what is worked out of its parents. */
function viewInBatch(call: AccountCall, row: Row<Keyword>) {
  const { displayStatus, ...view } = viewKeyword(call, row);
  return call.profile === 'strict' ? view : { ...view, displayStatus };
}

export const keywordHandlers = {
  createKeyword: keywords.create,
  queryKeywords: keywords.query,
  getKeyword: keywords.get,
  updateKeyword: keywords.update,
  deleteKeyword: keywords.remove,
  createKeywords: (call: AccountCall, { body }: { body: SentBatch }) =>
    runBulk(body, {
      operation: 'CREATE',
      item: keywordCreate,
      plan: (data, batch) => planKeyword(call, readNew(call, data), batch),
      view: (row) => viewInBatch(call, row),
    }),
  updateKeywords: (call: AccountCall, { body }: { body: SentBatch }) =>
    runBulk(body, {
      operation: 'UPDATE',
      item: keywordBulkUpdate,
      plan: ({ id, ...change }) => planKeywordChange(call, Number(id), readChange(call, change)),
      view: (row) => viewInBatch(call, row),
    }),
  deleteKeywords: (call: AccountCall, { body }: { body: SentBatch }) =>
    runBulk(body, {
      operation: 'DELETE',
      item: bulkDelete,
      plan: ({ id }, batch) => planKeywordRemoval(call, Number(id), batch),
    }),
} satisfies Partial<Handlers>;
