import type * as z from 'zod/mini';
import type { budgetOrderCreate, budgetOrderUpdate } from '@tapwright/apple-ads-v5/account';
import { supplySources } from '@tapwright/apple-ads-v5/campaign';
import type { listParameters } from '@tapwright/apple-ads-v5/list-parameters';
import { onlySent, readInvoiceDetail, readTime, writeTime, writeTimeOrNull } from '../api-v1/wire-forms.ts';
import { readPositiveMoney } from '../verbs/money.ts';
import { refuse, refuseMissing, refuseValue } from '../verbs/refusal.ts';
import {
  changeSharedBudget,
  createSharedBudget,
  findSharedBudget,
  type NewSharedBudget,
  type OrgDesk,
} from '../verbs/shared-budgets.ts';
import { adAccountIdOf, v5OrgIdOf } from './org-id.ts';
import type { InvoiceDetail, SharedBudget } from '../world/entities.ts';
import { latest, type Row } from '../world/table.ts';
import type { AccountCall, Handlers } from './call.ts';
import { dataOf, pageOf } from './envelope.ts';
import { keepAmounts, writeSent } from './money.ts';

type Create = z.output<typeof budgetOrderCreate>;
type Update = z.output<typeof budgetOrderUpdate>;
type One = { path: { budgetOrderId: string } };

const deskOf = ({ world, now, by, account }: AccountCall): OrgDesk => ({
  world,
  now,
  by,
  orgId: account.orgId,
});

function statusOf({ cancelled, startAt, endAt }: SharedBudget, now: number) {
  if (cancelled) return 'CANCELED';
  if (now < startAt) return 'INACTIVE';
  return endAt !== null && now >= endAt ? 'COMPLETED' : 'ACTIVE';
}

function viewOrder({ world, now, account }: AccountCall, row: Row<SharedBudget>) {
  const state = latest(row);
  const { orgId, name, value, startAt, endAt, adAccountId, invoiceDetail } = state;
  return {
    orgIds: [v5OrgIdOf(adAccountId)],
    bo: {
      id: row.id,
      parentOrgId: orgId,
      name,
      budget: writeSent(world, 'budgetOrder', row.id, account.currency)('budget', value),
      startDate: writeTime(startAt),
      endDate: writeTimeOrNull(endAt),
      supplySources: [...supplySources],
      status: statusOf(state, now),
      ...invoiceDetail,
    },
  };
}

/** Orders that the newer API deleted are gone here. */
function getOrder(call: AccountCall, { path }: One): Row<SharedBudget> {
  const row = findSharedBudget(deskOf(call), Number(path.budgetOrderId));
  if (row && !latest(row).deleted) return row;
  return refuse('NOT_FOUND', `There is no budget order ${path.budgetOrderId}.`, 'boId');
}

function checkName({ world, account }: AccountCall, name: string, id: number | null): void {
  const taken = world.sharedBudgets
    .list(account.orgId)
    .some((row) => row.id !== id && !latest(row).deleted && latest(row).name === name);
  if (taken) refuse('DUPLICATE_NAME', 'A budget order has this name already.', 'bo.name');
}

const early = ['name', 'clientName', 'orderNumber', 'startDate'] as const;

/** Once it has begun, or campaigns use it, only money, end and contacts can be changed. */
function checkOpen(call: AccountCall, { id, versions }: Row<SharedBudget>, bo: Update['bo']): void {
  const { startAt } = latest({ id, versions });
  const isUsed = call.world.campaigns
    .list(call.account.id)
    .some((row) => !latest(row).deleted && latest(row).sharedBudgetIds.includes(id));
  const sent = early.find((name) => bo[name] !== undefined && bo[name] !== null);
  if (sent !== undefined && (isUsed || call.now >= startAt))
    refuseValue(`bo.${sent}`, `${sent} can only be changed before the start, while no campaign uses it.`);
}

function readDetail(before: InvoiceDetail | null, bo: Update['bo']): InvoiceDetail | undefined {
  const { clientName, orderNumber, primaryBuyerName, primaryBuyerEmail, billingEmail } = bo;
  const sent = { clientName, orderNumber, primaryBuyerName, primaryBuyerEmail, billingEmail };
  return readInvoiceDetail(before, sent) ?? undefined;
}

const readAccountId = (orgIds: Update['orgIds']): number | undefined =>
  orgIds?.[0] === undefined ? undefined : adAccountIdOf(Number(orgIds[0]));

function createBudgetOrder(call: AccountCall, { body: { orgIds, bo } }: { body: Create }) {
  checkName(call, bo.name, null);
  const row = createSharedBudget(deskOf(call), {
    name: bo.name,
    value: readPositiveMoney(bo.budget, call.account.currency, 'bo.budget'),
    startAt: readTime(bo.startDate) ?? refuseMissing('bo.startDate'),
    endAt: readTime(bo.endDate) ?? null,
    adAccountId: readAccountId(orgIds) ?? refuseMissing('orgIds'),
    invoiceDetail: readDetail(null, bo) ?? refuseMissing('bo.primaryBuyerName'),
  });
  keepAmounts(call.world, 'budgetOrder', row.id, bo);
  return dataOf(viewOrder(call, row));
}

function updateBudgetOrder(call: AccountCall, { path, body: { orgIds, bo } }: One & { body: Update }) {
  const row = getOrder(call, { path });
  checkOpen(call, row, bo);
  if (bo.name) checkName(call, bo.name, row.id);
  const change: { [Name in keyof NewSharedBudget]?: NewSharedBudget[Name] | undefined } = {
    name: bo.name ?? undefined,
    value: bo.budget ? readPositiveMoney(bo.budget, call.account.currency, 'bo.budget') : undefined,
    startAt: readTime(bo.startDate) ?? undefined,
    endAt: readTime(bo.endDate),
    adAccountId: readAccountId(orgIds),
    invoiceDetail: readDetail(latest(row).invoiceDetail, bo),
  };
  const changed = changeSharedBudget(deskOf(call), row.id, onlySent<Partial<NewSharedBudget>>(change));
  keepAmounts(call.world, 'budgetOrder', row.id, bo);
  return dataOf(viewOrder(call, changed));
}

export const budgetOrderHandlers = {
  listBudgetOrders: (call: AccountCall, { query }: { query: z.output<typeof listParameters> }) => {
    const rows = call.world.sharedBudgets.list(call.account.orgId).filter((row) => !latest(row).deleted);
    return pageOf(
      rows.map((row) => viewOrder(call, row)),
      query,
    );
  },
  getBudgetOrder: (call: AccountCall, request: One) => dataOf(viewOrder(call, getOrder(call, request))),
  createBudgetOrder,
  updateBudgetOrder,
} satisfies Partial<Handlers>;
