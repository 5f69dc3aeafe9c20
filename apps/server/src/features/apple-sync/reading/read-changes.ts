import type { ChangeSummary } from '@tapwright/apple-ads/wire/campaigns/change-history';
import { readWireTime, writeWireTime } from '@tapwright/apple-ads/wire/values/time';
import { inPortions } from './read-creatives.ts';
import { askByIds, listRemoved } from './read-structure.ts';
import type { StepResult } from '../steps/step-result.ts';
import type { SyncLine } from '../sync-line.ts';
import type { StepOf, SyncStep } from '../pass/sync-step.ts';
import { announceRemovedCampaigns } from './announce-removed-campaigns.ts';
import { findName, noteOutsideChange, type OutsideChange, putEntities } from './structure-store.ts';

const pageSize = 1000;
/** Changes of one transaction that are logged one by one; of more the log holds one row with their number. */
const maxLoggedSingly = 50;

/** Campaigns say themselves when they were changed. */
export async function readChangedCampaigns(
  line: SyncLine,
  step: StepOf<'changedCampaigns'>,
): Promise<StepResult> {
  const { calls, account, signal } = line;
  const { rows, nextOffset } = await calls.queryCampaigns(
    {
      filters: [
        { field: 'modificationTime', operator: 'GREATER_THAN_OR_EQUAL_TO', value: step.since },
        { field: 'deleted', operator: 'IN', value: [true, false] },
      ],
      pagination: { offset: step.offset, pageSize },
    },
    { signal },
  );
  return {
    write: async ({ tx }) => {
      await announceRemovedCampaigns(tx, line, listRemoved(rows));
      return {
        rowCount: await putEntities(tx, 'campaign', account, rows),
        next: nextOffset === undefined ? [] : [{ ...step, offset: nextOffset }],
      };
    },
  };
}

const kindsOf = {
  AdGroup: 'adGroup',
  Keyword: 'keyword',
  NegativeKeyword: 'negativeKeyword',
  Ad: 'ad',
} as const;
type Reread = keyof typeof kindsOf;
const isReread = (type: string | null | undefined): type is Reread =>
  type !== null && type !== undefined && Object.hasOwn(kindsOf, type);
const isAnnounced = (type: string | null | undefined) => isReread(type) || type === 'Campaign';

/** One page of what was done since the last time: what to read again, and what somebody did outside. */
export async function readChangeHistory(line: SyncLine, step: StepOf<'changeHistory'>): Promise<StepResult> {
  const { calls, account, signal, ownUserId } = line;
  const { rows, nextOffset } = await calls.queryChangeHistory(
    {
      filters: [{ field: 'eventTime', operator: 'BETWEEN', value: [step.since, step.until] }],
      sorting: [{ field: 'eventTime', order: 'ASC' }],
      pagination: { offset: step.offset, pageSize },
      // Without it the history says how many were changed, but not which.
      options: { metadata: 'latest' },
    },
    { signal },
  );
  const isOutside = ({ userType, modifiedBy }: ChangeSummary) =>
    userType !== 'CUSTOMER_API' || (ownUserId !== undefined && modifiedBy !== ownUserId);
  const outside = rows.filter((row) => isAnnounced(row.entityType) && isOutside(row));
  const single = outside.filter((row) => (row.metas?.length ?? 0) <= maxLoggedSingly);
  const bulky = outside.filter((row) => (row.metas?.length ?? 0) > maxLoggedSingly);
  const details = single.flatMap(({ metas }) => (metas ?? []).flatMap(({ detailId }) => detailId ?? []));
  return {
    write: async ({ tx, record }) => {
      for (const row of bulky) {
        if (await noteOutsideChange(tx, account, `${row.entityType}.${row.eventType}.${row.transactionId}`))
          await record(operationOf(row.eventType), {
            teamId: account.teamId,
            isFromOutside: true,
            subject: { adObject: kindName(row.entityType), adObjectCount: row.metas?.length ?? 0 },
          });
      }
      const next: SyncStep[] = nextOffset === undefined ? [] : [{ ...step, offset: nextOffset }];
      next.push(...listRereads(rows));
      next.push(...details.map((detailId) => ({ do: 'outsideChange' as const, detailId })));
      return { rowCount: rows.length, next };
    },
  };
}

function listRereads(rows: readonly ChangeSummary[]): SyncStep[] {
  const steps: SyncStep[] = [];
  for (const type of ['AdGroup', 'Keyword', 'NegativeKeyword', 'Ad'] as const) {
    const ids = new Set(
      rows
        .filter(({ entityType }) => entityType === type)
        .flatMap(({ metas }) => (metas ?? []).flatMap((meta) => meta[type] ?? [])),
    );
    const all = [...ids];
    for (let at = 0; at < all.length; at += pageSize)
      steps.push({ do: 'reread', kind: kindsOf[type], ids: all.slice(at, at + pageSize) });
  }
  const creatives = rows
    .filter(({ entityType }) => entityType === 'Creative')
    .flatMap(({ metas }) => (metas ?? []).flatMap(({ Creative: id }) => id ?? []));
  steps.push(...inPortions(creatives));
  return steps;
}

export async function rereadEntities(
  { calls, account, signal }: SyncLine,
  { kind, ids }: StepOf<'reread'>,
): Promise<StepResult> {
  const found = await askByIds(calls, kind, ids, signal);
  return { write: async ({ tx }) => ({ rowCount: await putEntities(tx, kind, account, found) }) };
}

/** A change somebody made elsewhere, with before and after, as a row of the team's operation log. */
export async function readOutsideChange(
  { calls, account, database, signal }: SyncLine,
  { detailId }: StepOf<'outsideChange'>,
): Promise<StepResult> {
  const { rows } = await calls.getChangeDetails(detailId, { limit: pageSize }, { signal });
  const [first = {}] = rows;
  const { entityType, eventType, entityId } = first;
  const kind = isReread(entityType) ? kindsOf[entityType] : 'campaign';
  const changes = rows.flatMap(({ details }) => details ?? []).flatMap(({ changes: some }) => some ?? []);
  const valuesOf = (which: 'oldValues' | 'newValues') =>
    Object.fromEntries(changes.map((change) => [change.field ?? '', sayValues(change[which])]));
  const known = entityId ? await findName(database.write, kind, account, entityId) : undefined;
  const name = known ?? nameIn(valuesOf('newValues')) ?? nameIn(valuesOf('oldValues'));
  const say = (which: 'oldValues' | 'newValues') =>
    Object.entries(valuesOf(which)).map(([field, values]) => `${field}: ${values}`);
  const change: OutsideChange | undefined = entityId
    ? {
        kind,
        objectId: entityId,
        intent: intentOf(eventType),
        before: valuesOf('oldValues'),
        after: valuesOf('newValues'),
        happenedAt: first.eventTime ? readWireTime(first.eventTime) : null,
      }
    : undefined;
  return {
    write: async ({ tx, record }) => {
      // Apple's own review of an ad is an update without a field.
      const isEmpty = operationOf(eventType) === 'adObject.edited' && changes.length === 0;
      if (isEmpty || !(await noteOutsideChange(tx, account, detailId, change))) return { rowCount: 0 };
      await record(operationOf(eventType), {
        teamId: account.teamId,
        isFromOutside: true,
        subject: { adObject: kindName(entityType), adObjectName: name ?? entityId ?? '' },
        ...(eventType === 'CREATE' ? {} : { before: { adObjectFields: say('oldValues') } }),
        ...(eventType === 'DELETE' ? {} : { after: { adObjectFields: say('newValues') } }),
      });
      return { rowCount: 1 };
    },
  };
}

/** Of what came and went between two readings nothing else tells it. */
const nameIn = ({ name, text }: Readonly<Record<string, string>>): string | undefined =>
  [name, text].find((value) => value !== undefined && value !== '');

const intentOf = (eventType: string | null | undefined) =>
  eventType === 'CREATE' ? 'create' : eventType === 'DELETE' ? 'remove' : 'update';

const operationOf = (eventType: string | null | undefined) =>
  eventType === 'CREATE'
    ? 'adObject.created'
    : eventType === 'DELETE'
      ? 'adObject.removed'
      : 'adObject.edited';

const kindName = (type: string | null | undefined): string => (isReread(type) ? kindsOf[type] : 'campaign');

function sayValues(values: unknown): string {
  const all: unknown[] = Array.isArray(values) ? values : [values ?? ''];
  return all.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(', ');
}

/** Apple's history is a moment behind: what came late is found by looking a little further back. */
const overlapMs = 10 * 60_000;

export const planChanges = (since: Date, until: Date): SyncStep[] => {
  const from = new Date(since.getTime() - overlapMs);
  return [
    { do: 'changedCampaigns', since: writeWireTime(from), offset: 0 },
    // Here a time without a zone may be one of the organisation's.
    { do: 'changeHistory', since: from.toISOString(), until: until.toISOString(), offset: 0 },
  ];
};
