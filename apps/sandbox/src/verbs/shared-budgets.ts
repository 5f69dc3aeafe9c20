import type { SharedBudget } from '../world/entities.ts';
import { latest, type Row } from '../world/table.ts';
import type { World } from '../world/world.ts';
import type { AccountContext } from './account-context.ts';
import { getLive } from './own-rows.ts';
import { refuseValue } from './refusal.ts';
import { checkSchedule } from './schedule.ts';

/** Budget orders belong to the organisation, not to one ad account. */
export type OrgDesk = Omit<AccountContext, 'account'> & { orgId: number };

export type NewSharedBudget = Omit<SharedBudget, 'orgId' | 'cancelled' | 'deleted'>;

const dayMs = 86_400_000;

export function findSharedBudget(
  { world, orgId }: Pick<OrgDesk, 'world' | 'orgId'>,
  id: number,
): Row<SharedBudget> | undefined {
  const row = world.sharedBudgets.find(id);
  return row && latest(row).orgId === orgId ? row : undefined;
}

function checkAccount({ world, orgId }: OrgDesk, adAccountId: number): void {
  const row = world.adAccounts.find(adAccountId);
  if (!row || latest(row).orgId !== orgId)
    refuseValue('adAccountIds', 'The organisation has no such ad account.');
}

function checkStart({ now }: OrgDesk, startAt: number): void {
  const tomorrow = (Math.floor(now / dayMs) + 1) * dayMs;
  if (startAt < tomorrow) refuseValue('startTime', 'startTime must be tomorrow 00:00 UTC or later.');
}

export function createSharedBudget(context: OrgDesk, order: NewSharedBudget): Row<SharedBudget> {
  const { world, orgId, by } = context;
  if (latest(world.orgs.get(orgId)).paymentModel !== 'LOC')
    refuseValue('adAccountIds', 'Budget orders are for organisations that pay by line of credit.');
  checkAccount(context, order.adAccountId);
  checkStart(context, order.startAt);
  checkSchedule(order);
  return world.sharedBudgets.insert({ ...order, orgId, cancelled: false, deleted: false }, by);
}

const isActive = ({ startAt, endAt, cancelled }: SharedBudget, now: number): boolean =>
  !cancelled && startAt <= now && (endAt === null || now < endAt);

export function changeSharedBudget(
  context: OrgDesk,
  id: number,
  change: Partial<NewSharedBudget>,
): Row<SharedBudget> {
  const row = getLive(findSharedBudget(context, id), 'budget order', id);
  const before = latest(row);
  const next = { ...before, ...change };
  if (change.adAccountId !== undefined) checkAccount(context, change.adAccountId);
  if (next.startAt !== before.startAt) checkStart(context, next.startAt);
  checkSchedule(next);
  const later = next.endAt !== null && before.endAt !== null && next.endAt > before.endAt;
  if (isActive(before, context.now) && later)
    refuseValue('endTime', 'The end of an active order can only be brought forward or taken away.');
  return context.world.sharedBudgets.change(id, change, context.by);
}

const isAssigned = (world: World, { adAccountId }: SharedBudget, id: number): boolean =>
  world.campaigns
    .list(adAccountId)
    .map((row) => latest(row))
    .some(({ deleted, sharedBudgetIds }) => !deleted && sharedBudgetIds.includes(id));

export function removeSharedBudget(context: OrgDesk, id: number): void {
  const row = getLive(findSharedBudget(context, id), 'budget order', id);
  const { startAt, cancelled } = latest(row);
  if (cancelled || startAt <= context.now)
    refuseValue('id', 'A budget order that was cancelled or has begun cannot be deleted.');
  if (isAssigned(context.world, latest(row), id))
    refuseValue('id', 'Campaigns still use this budget order; take it from them first.');
  context.world.sharedBudgets.change(id, { deleted: true }, context.by);
}
