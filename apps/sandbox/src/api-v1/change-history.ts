import type * as z from 'zod/mini';
import {
  changeHistoryMonths,
  type changeDetailPaging,
  type changeHistoryQuery,
} from '@tapwright/apple-ads/wire/campaigns/change-history';
import { entityPaging } from '@tapwright/apple-ads/wire/queries/query';
import { readWireTime } from '@tapwright/apple-ads/wire/values/time';
import { refuse, refuseValue } from '../verbs/refusal.ts';
import type { AccountCall, Handlers } from './call.ts';
import { flatMeta, textsOf } from './change-meta.ts';
import { findHistory, listHistories, type Change } from './history.ts';
import type { Condition, FieldValue } from './match-filter.ts';
import { filterRows, pageRows, sortRows } from './query-rows.ts';
import { writeTime, writeZonedTime } from './wire-forms.ts';
import { inZoneOf } from './zone-times.ts';

type Query = z.output<typeof changeHistoryQuery>;
type Options = NonNullable<Query['options']>;

type ChangeMeta = { [entityType: string]: string | object };

/** One transaction's changes of one kind to entities of one type. */
type Group = { transactionId: string; changes: readonly Change[]; first: Change };

function groupChanges(changes: readonly Change[]): Group[] {
  const groups = Map.groupBy(
    changes,
    (change) => `${change.transactionId} ${change.entityType} ${change.eventType}`,
  );
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    return first ? [{ transactionId: first.transactionId, changes: members, first }] : [];
  });
}

function readField(change: Change, field: string): FieldValue {
  switch (field) {
    case 'eventTime':
      return writeTime(change.at);
    case 'entityType':
    case 'eventType':
    case 'userType':
      return change[field];
    case 'entityId':
      return String(change.entityId);
    case 'userId':
      return String(change.userId);
    case 'txnId':
      return change.transactionId;
    default:
      return change.parents[field] === undefined ? null : String(change.parents[field]);
  }
}

const metaIn =
  (metadata: 'latest' | 'snapshot') =>
  (change: Change): ChangeMeta => ({
    [change.entityType]: String(change.entityId),
    detailId: `${change.entityType}.${change.entityId}.${change.transactionId}`,
    meta: flatMeta(change, change[metadata]()),
  });

function viewGroup({ transactionId, changes, first }: Group, { metadata }: Options) {
  return {
    transactionId,
    eventType: first.eventType,
    eventTime: writeZonedTime(first.at),
    entityType: first.entityType,
    count: changes.length,
    metas: metadata === 'latest' || metadata === 'snapshot' ? changes.map(metaIn(metadata)) : [],
    userType: first.userType,
    modifiedBy: String(first.userId),
  };
}

/** Times in a filter may be meant in the zone of the organisation, which is that of its ad accounts. */
function filtersOf({ account }: AccountCall, { filters, options }: Query): Condition[] {
  return (filters ?? []).map((filter) =>
    filter.field === 'eventTime' && options?.timeZone === 'ORTZ'
      ? { ...filter, value: inZoneOf(account.timezone, filter.value) }
      : filter,
  );
}

const byTime = (one: Change, other: Change): number => one.at - other.at || one.order - other.order;

/** What is older is left out, and a beginning before the first available day is refused. */
function checkBeginning(filters: readonly Condition[], oldest: Date): void {
  const firstDay = new Date(oldest).setUTCHours(0, 0, 0, 0);
  for (const { field, operator, value } of filters) {
    if (field !== 'eventTime' || operator === 'LESS_THAN') continue;
    const [from] = [value].flat();
    if (typeof from === 'string' && readWireTime(from).getTime() < firstDay)
      refuseValue('filters', `eventTime reaches back ${changeHistoryMonths} months at most.`);
  }
}

function queryChangeHistory(call: AccountCall, { body }: { body: Query }) {
  const oldest = new Date(call.now);
  oldest.setUTCMonth(oldest.getUTCMonth() - changeHistoryMonths);
  const filters = filtersOf(call, body);
  checkBeginning(filters, oldest);
  const recent = listHistories(call).filter(({ at }) => at >= oldest.getTime());
  const found = filterRows(recent.toSorted(byTime), filters, readField);
  const sorted = sortRows(groupChanges(found), body.sorting, ({ first }, field) => readField(first, field));
  const { rows, pagination } = pageRows(sorted, body.pagination, entityPaging);
  const totalCount = body.options?.needTotals === 'false' ? 0 : sorted.length;
  return {
    dataType: 'AuditSummary',
    result: rows.map((group) => viewGroup(group, body.options ?? {})),
    pagination: { ...pagination, totalCount },
  };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function getChangeDetails(
  call: AccountCall,
  { path: { detailId }, query }: { path: { detailId: string }; query: z.output<typeof changeDetailPaging> },
) {
  const [entityType = '', entityId = '', ...rest] = detailId.split('.');
  const transactionId = rest.join('.');
  const change =
    findHistory(call, entityType, Number(entityId)).find((one) => one.transactionId === transactionId) ??
    refuse('NOT_FOUND', `There is no change ${detailId}.`, 'detailId');
  const { offset = 0, limit = 100 } = query;
  const fields = change.fields();
  const changes = fields.slice(offset, offset + limit).map(({ field, oldValues, newValues }) => ({
    field,
    oldValues: oldValues.map(asText),
    newValues: newValues.map(asText),
  }));
  const { eventType, entityType: type, entityId: id, at, userType, userId } = change;
  return {
    dataType: 'ChangeDetail',
    pagination: { offset, pageSize: 1, totalCount: 1 },
    result: [
      {
        transactionId,
        detailId,
        eventType,
        entityType: type,
        entityId: String(id),
        eventTime: writeZonedTime(at),
        userType,
        modifiedBy: String(userId),
        ...textsOf(change),
        details: [{ transactionId, changes }],
      },
    ],
  };
}

export const changeHistoryHandlers = { queryChangeHistory, getChangeDetails } satisfies Partial<Handlers>;
