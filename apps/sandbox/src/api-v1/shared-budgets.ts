import type * as z from 'zod/mini';
import { readWireTime } from '@tapwright/apple-ads/wire/values/time';
import {
  sharedBudgetQuery,
  type sharedBudgetCreate,
  type sharedBudgetUpdate,
} from '@tapwright/apple-ads/wire/accounts/shared-budget';
import type { SharedBudget } from '../world/entities.ts';
import { createdAt, latest, modifiedAt, type Row } from '../world/table.ts';
import { readPositiveMoney, writeMoney } from '../verbs/money.ts';
import {
  changeSharedBudget,
  createSharedBudget,
  findSharedBudget,
  removeSharedBudget,
  type NewSharedBudget,
  type OrgDesk,
} from '../verbs/shared-budgets.ts';
import { refuseMissing } from '../verbs/refusal.ts';
import type { Call, Handlers } from './call.ts';
import { entityHandlers } from './entity-handlers.ts';
import type { FieldValue } from './match-filter.ts';
import { sharedBudgetStatus } from '../world/status/shared-budget-status.ts';
import {
  onlySent,
  readInvoiceDetail,
  readTime,
  timesOf,
  writeTime,
  writeTimeOrNull,
  withoutNulls,
} from './wire-forms.ts';

type Create = z.output<typeof sharedBudgetCreate>;
type Update = z.output<typeof sharedBudgetUpdate>;

export const orgDesk = ({ world, now, by, user }: Call): OrgDesk => ({ world, now, by, orgId: user.orgId });

const currencyOf = ({ world, user }: Call): string => latest(world.orgs.get(user.orgId)).currency;

/** A start of null means nothing here: an order always has one. */
function readChange(call: Call, before: SharedBudget | null, body: Update): Partial<NewSharedBudget> {
  const [adAccountId] = body.adAccountIds ?? [];
  return onlySent<NewSharedBudget>({
    name: body.name ?? undefined,
    value: body.value ? readPositiveMoney(body.value, currencyOf(call), 'value') : undefined,
    startAt: readTime(body.startTime) ?? undefined,
    endAt: readTime(body.endTime),
    adAccountId: adAccountId === undefined ? undefined : Number(adAccountId),
    invoiceDetail: readInvoiceDetail(before?.invoiceDetail ?? null, body.invoiceDetail) ?? undefined,
  });
}

function readNew(call: Call, body: Create): NewSharedBudget {
  const { value, invoiceDetail } = readChange(call, null, body);
  return {
    name: body.name,
    value: value ?? refuseMissing('value'),
    startAt: readWireTime(body.startTime).getTime(),
    endAt: readTime(body.endTime) ?? null,
    adAccountId: Number(body.adAccountIds[0]),
    invoiceDetail: invoiceDetail ?? refuseMissing('invoiceDetail'),
  };
}

const view = (call: Call, row: Row<SharedBudget>) => {
  const { orgId, name, value, startAt, endAt, adAccountId, invoiceDetail, deleted } = latest(row);
  const { systemStatus, reasons } = sharedBudgetStatus(latest(row), call.now);
  return {
    id: row.id,
    orgId,
    name,
    value: writeMoney(value, currencyOf(call)),
    startTime: writeTime(startAt),
    ...(endAt === null ? {} : { endTime: writeTime(endAt) }),
    adAccountIds: [adAccountId],
    invoiceDetail: withoutNulls(invoiceDetail),
    systemStatus,
    systemStatusReasons: [...reasons],
    deleted,
    ...timesOf(row),
  };
};

const readers: Record<
  keyof typeof sharedBudgetQuery.filters,
  (call: Call, row: Row<SharedBudget>) => FieldValue
> = {
  id: (_call, row) => row.id,
  name: (_call, row) => latest(row).name,
  orgId: (_call, row) => latest(row).orgId,
  adAccountIds: (_call, row) => latest(row).adAccountId,
  systemStatus: ({ now }, row) => sharedBudgetStatus(latest(row), now).systemStatus,
  systemStatusReasons: ({ now }, row) => sharedBudgetStatus(latest(row), now).reasons,
  startTime: (_call, row) => writeTime(latest(row).startAt),
  endTime: (_call, row) => writeTimeOrNull(latest(row).endAt),
  creationTime: (_call, row) => writeTime(createdAt(row)),
  modificationTime: (_call, row) => writeTime(modifiedAt(row)),
  deleted: (_call, row) => latest(row).deleted,
};

const isField = (field: string): field is keyof typeof readers => Object.hasOwn(readers, field);

const budgets = entityHandlers({
  what: 'budget order',
  paging: sharedBudgetQuery.paging,
  find: (call: Call, id) => findSharedBudget(orgDesk(call), id),
  list: ({ world, user }) => world.sharedBudgets.list(user.orgId),
  read: (call, row, field) => (isField(field) ? readers[field](call, row) : null),
  view,
  leftOut: { inCreations: ['orgId'], inChanges: ['orgId', 'invoiceDetail'] },
  create: (call, body: Create) => createSharedBudget(orgDesk(call), readNew(call, body)),
  update: (call, id, body: Update) => {
    const before = findSharedBudget(orgDesk(call), id);
    return changeSharedBudget(orgDesk(call), id, readChange(call, before ? latest(before) : null, body));
  },
  remove: (call, id) => removeSharedBudget(orgDesk(call), id),
});

export const sharedBudgetHandlers = {
  createSharedBudget: budgets.create,
  querySharedBudgets: budgets.query,
  getSharedBudget: budgets.get,
  updateSharedBudget: budgets.update,
  deleteSharedBudget: budgets.remove,
} satisfies Partial<Handlers>;
