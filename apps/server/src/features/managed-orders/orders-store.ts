import {
  openStates,
  type OrderGoal,
  type OrderState,
  type OrderWish,
  overStates,
} from '@tapwright/domain/managed-order-rules';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Connection, Tables, Transaction } from '../../platform/db/database.ts';

export type OrderKey = { teamId: number; orderId: number };
export type OrderRow = Omit<
  Selectable<Tables['managedOrders']>,
  'state' | 'goal' | 'asks' | 'currency' | 'startsOn'
> & {
  state: OrderState;
  goal: OrderGoal | null;
  asks: OrderWish | null;
  currency: 'USD' | 'CNY';
  startsOn: string | null;
};
export type OrderLineRow = OrderRow & {
  madeByName: string;
  staffName: string | null;
  teamName: string;
  campaignGroup: string | null;
  unread: number;
};

/** Whom the unread messages are counted for. */
type Side = 'team' | 'staff';

const lines = (db: Connection, side: Side) =>
  db
    .selectFrom('managedOrders as o')
    .innerJoin('teams', 'teams.teamId', 'o.teamId')
    .innerJoin('users as maker', 'maker.userId', 'o.madeBy')
    .leftJoin('users as staff', 'staff.userId', 'o.staffId')
    .leftJoin('campaignGroups as g', (join) =>
      join.onRef('g.teamId', '=', 'o.teamId').onRef('g.campaignGroupId', '=', 'o.campaignGroupId'),
    )
    .selectAll('o')
    .select([
      sql<string | null>`o.starts_on::text`.as('startsOn'),
      'maker.nickName as madeByName',
      'staff.nickName as staffName',
      'teams.teamName',
      'g.name as campaignGroup',
      sql<number>`(select count(*) from managed_order_messages m
        where m.team_id = o.team_id and m.order_id = o.order_id and m.kind in ('words', 'asks')
          and m.is_staff = ${side === 'team'} and m.read_at is null)`.as('unread'),
    ])
    .where('teams.dissolvedAt', 'is', null)
    .$narrowType<{
      state: OrderState;
      goal: OrderGoal | null;
      asks: OrderWish | null;
      currency: 'USD' | 'CNY';
      startsOn: string | null;
    }>();

/** Whose orders: drafts are one's own, and whoever is bound to campaign groups sees those in them, and their own. */
export type OrderReader = { teamId: number; userId: number };

const seenBy = (db: Connection, { teamId, userId }: OrderReader) =>
  lines(db, 'team')
    .where('o.teamId', '=', teamId)
    .where((row) => row.or([row('o.state', '<>', 'draft'), row('o.madeBy', '=', userId)]))
    .where(
      sql<boolean>`(o.made_by = ${userId} or exists (select from team_members m
        where m.team_id = o.team_id and m.user_id = ${userId}
          and (m.role <> 'manager' or m.scope = '{}' or o.campaign_group_id = any(m.scope))))`,
    );

type Page = { limit: number; offset: number };

export async function listOrders(
  db: Connection,
  reader: OrderReader,
  { limit, offset, onlyOpen }: Page & { onlyOpen: boolean },
): Promise<{ list: OrderLineRow[]; total: number }> {
  const seen = seenBy(db, reader).$if(onlyOpen, (query) =>
    query.where('o.state', 'in', ['draft', ...openStates]),
  );
  const { total } = await db
    .selectFrom(seen.as('seen'))
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const list = await seen
    .orderBy('o.madeAt', 'desc')
    .orderBy('o.orderId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { list, total };
}

export async function findOrderOf(
  db: Connection,
  reader: OrderReader,
  orderId: number,
): Promise<OrderLineRow | undefined> {
  return seenBy(db, reader).where('o.orderId', '=', orderId).executeTakeFirst();
}

export async function listQueue(
  db: Connection,
  { state, userId }: { state: 'open' | 'mine' | 'done'; userId: number },
  { limit, offset }: Page,
): Promise<{ list: (OrderLineRow & { isOwnTeam: boolean })[]; total: number }> {
  const queued = lines(db, 'staff')
    .select(isOwnTeam(userId))
    .where('o.state', 'in', state === 'done' ? [...overStates] : [...openStates])
    .$if(state === 'mine', (query) => query.where('o.staffId', '=', userId));
  const { total } = await db
    .selectFrom(queued.as('queued'))
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const list = await queued
    .orderBy((row) => (state === 'done' ? sql`o.state_since desc` : row.ref('o.submittedAt')))
    .orderBy('o.orderId')
    .limit(limit)
    .offset(offset)
    .execute();
  return { list, total };
}

export async function findQueued(db: Connection, { teamId, orderId }: OrderKey, userId: number) {
  return lines(db, 'staff')
    .select(isOwnTeam(userId))
    .where('o.teamId', '=', teamId)
    .where('o.orderId', '=', orderId)
    .where('o.state', '<>', 'draft')
    .executeTakeFirst();
}

const isOwnTeam = (userId: number) =>
  sql<boolean>`exists (select from team_members m
    where m.team_id = o.team_id and m.user_id = ${userId} and m.role <> 'operator')`.as('isOwnTeam');

export async function lockOrder(
  tx: Transaction,
  { teamId, orderId }: OrderKey,
): Promise<OrderRow | undefined> {
  return tx
    .selectFrom('managedOrders')
    .selectAll()
    .select(sql<string | null>`starts_on::text`.as('startsOn'))
    .where('teamId', '=', teamId)
    .where('orderId', '=', orderId)
    .$narrowType<Pick<OrderRow, 'state' | 'goal' | 'asks' | 'currency' | 'startsOn'>>()
    .forUpdate()
    .executeTakeFirst();
}

type NewOrder = Pick<OrderRow, 'teamId' | 'madeBy' | 'madeAt' | 'currency'> & { form: object };

export async function insertOrder(tx: Transaction, { form, madeAt, ...row }: NewOrder): Promise<number> {
  const { orderId } = await tx
    .insertInto('managedOrders')
    .values({
      ...row,
      madeAt,
      form: JSON.stringify(form),
      state: 'draft',
      stateSince: madeAt,
      savedAt: madeAt,
    })
    .returning('orderId')
    .executeTakeFirstOrThrow();
  return orderId;
}

export async function updateOrder(
  tx: Transaction,
  { teamId, orderId }: OrderKey,
  values: Omit<Updateable<Tables['managedOrders']>, 'revision'>,
): Promise<number> {
  const { revision } = await tx
    .updateTable('managedOrders')
    .set((row) => ({ ...values, revision: row('revision', '+', 1) }))
    .where('teamId', '=', teamId)
    .where('orderId', '=', orderId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

export async function deleteOrder(tx: Transaction, { teamId, orderId }: OrderKey): Promise<void> {
  await tx.deleteFrom('managedOrders').where('teamId', '=', teamId).where('orderId', '=', orderId).execute();
}

export async function countOpenOrders(db: Connection, teamId: number): Promise<number> {
  const { count } = await db
    .selectFrom('managedOrders')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('teamId', '=', teamId)
    .where('state', 'in', ['draft', ...openStates])
    .executeTakeFirstOrThrow();
  return count;
}

/** The order that is run in a campaign group. */
export async function findOrderOfGroup(
  db: Connection,
  teamId: number,
  campaignGroupId: number,
): Promise<OrderKey | undefined> {
  return db
    .selectFrom('managedOrders')
    .select(['teamId', 'orderId'])
    .where('teamId', '=', teamId)
    .where('campaignGroupId', '=', campaignGroupId)
    .executeTakeFirst();
}

export async function listPaidOrders(db: Connection): Promise<OrderKey[]> {
  return db
    .selectFrom('managedOrders')
    .select(['teamId', 'orderId'])
    .where('state', 'in', ['approved', 'running', 'paused'])
    .orderBy('teamId')
    .orderBy('orderId')
    .execute();
}

export async function findTeamOf(db: Connection, teamId: number) {
  return db
    .selectFrom('teams')
    .select(['teamName', 'currencyType'])
    .where('teamId', '=', teamId)
    .executeTakeFirstOrThrow();
}
