import { bulkDelete } from '@tapwright/apple-ads/wire/transport/bulk';
import {
  negativeKeywordBulkCreate,
  negativeKeywordBulkUpdate,
  negativeKeywordQuery,
  type NegativeKeywordCreate,
} from '@tapwright/apple-ads/wire/keywords/negative-keyword';
import type { NegativeKeyword } from '../world/entities.ts';
import { createdAt, latest, type Row } from '../world/table.ts';
import {
  planNegativeKeyword,
  planNegativeKeywordChange,
  planNegativeKeywordRemoval,
  type NewNegativeKeyword,
} from '../verbs/negative-keywords.ts';
import { findNegativeKeyword } from '../verbs/own-rows.ts';
import { listCampaignIds } from './ad-groups.ts';
import type { AccountCall, Handlers } from './call.ts';
import { entityHandlers } from './entity-handlers.ts';
import { readMatchType } from './keywords.ts';
import type { FieldValue } from './match-filter.ts';
import type { Query } from './query-rows.ts';
import { refuseValue } from '../verbs/refusal.ts';
import { runBulk, type SentBatch } from './run-bulk.ts';
import { onlySent, timesOf, writeTime } from './wire-forms.ts';

type Change = { status?: NegativeKeyword['status'] | null | undefined };

const numberOrNull = (id: string | null | undefined): number | null => (id ? Number(id) : null);

const readNew = (sent: NegativeKeywordCreate): NewNegativeKeyword => ({
  campaignId: numberOrNull(sent.campaignId),
  adGroupId: numberOrNull(sent.adGroupId),
  text: sent.text.trim(),
  matchType: readMatchType(sent.matchType),
  status: sent.status ?? 'ENABLED',
});

const readChange = ({ status }: Change): Partial<Pick<NegativeKeyword, 'status'>> =>
  onlySent<Pick<NegativeKeyword, 'status'>>({ status: status ?? undefined });

export const negativeKeywordFields = ({
  campaignId,
  adGroupId,
  text,
  matchType,
  status,
  deleted,
}: NegativeKeyword) => ({
  campaignId,
  ...(adGroupId === null ? {} : { adGroupId }),
  text,
  matchType,
  status,
  deleted,
});

const viewNegativeKeyword = ({ account }: AccountCall, row: Row<NegativeKeyword>) => ({
  id: row.id,
  adAccountId: account.id,
  ...negativeKeywordFields(latest(row)),
  ...timesOf(row),
});

const readers: Record<
  keyof typeof negativeKeywordQuery.filters | 'creationTime',
  (row: Row<NegativeKeyword>) => FieldValue
> = {
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

const negatives = entityHandlers({
  what: 'negative keyword',
  paging: negativeKeywordQuery.paging,
  find: (call: AccountCall, id) => findNegativeKeyword(call, id),
  list: (call, filters) =>
    listCampaignIds(call, filters)
      .flatMap((id) => call.world.negativeKeywords.list(id))
      .toSorted((one, other) => one.id - other.id),
  read: (_call, row, field) => (isField(field) ? readers[field](row) : null),
  view: viewNegativeKeyword,
  create: (call, body: NegativeKeywordCreate) => planNegativeKeyword(call, readNew(body))(),
  update: (call, id, body: Change) => planNegativeKeywordChange(call, id, readChange(body))(),
  remove: (call, id) => planNegativeKeywordRemoval(call, id)(),
});

/** By its table and its object this cannot be filtered, by the page of the deletion it can. */
function checkDeleted({ profile }: AccountCall, { filters }: Query): void {
  if (profile === 'strict' && filters?.some(({ field }) => field === 'deleted'))
    refuseValue('filters', 'deleted cannot be filtered here.');
}

export const negativeKeywordHandlers = {
  createNegativeKeyword: negatives.create,
  queryNegativeKeywords: (call: AccountCall, request: { body: Query }) => {
    checkDeleted(call, request.body);
    return negatives.query(call, request);
  },
  getNegativeKeyword: negatives.get,
  updateNegativeKeyword: negatives.update,
  deleteNegativeKeyword: negatives.remove,
  createNegativeKeywords: (call: AccountCall, { body }: { body: SentBatch }) =>
    runBulk(body, {
      operation: 'CREATE',
      item: negativeKeywordBulkCreate,
      plan: (data, batch) => planNegativeKeyword(call, readNew(data), batch),
      view: (row) => viewNegativeKeyword(call, row),
    }),
  updateNegativeKeywords: (call: AccountCall, { body }: { body: SentBatch }) =>
    runBulk(body, {
      operation: 'UPDATE',
      item: negativeKeywordBulkUpdate,
      plan: ({ id, ...change }) => planNegativeKeywordChange(call, Number(id), readChange(change)),
      view: (row) => viewNegativeKeyword(call, row),
    }),
  deleteNegativeKeywords: (call: AccountCall, { body }: { body: SentBatch }) =>
    runBulk(body, {
      operation: 'DELETE',
      item: bulkDelete,
      plan: ({ id }, batch) => planNegativeKeywordRemoval(call, Number(id), batch),
    }),
} satisfies Partial<Handlers>;
