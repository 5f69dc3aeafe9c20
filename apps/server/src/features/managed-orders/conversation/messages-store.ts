import { sql } from 'kysely';
import type { ChangeSetState } from '@tapwright/contracts/change-set-view';
import type { Connection, Transaction } from '../../../platform/db/database.ts';
import type { OrderKey } from '../orders-store.ts';

export type NewMessage = OrderKey & {
  kind: 'words' | 'state' | 'asks' | 'proposal' | 'month';
  /** Nobody, where it followed from what happened. */
  byUser: number | null;
  isStaff: boolean;
  body?: string;
  state?: string;
  changeSetId?: number;
  createdAt: Date;
};

/** Undefined: it stands there already. */
export async function insertMessage(tx: Transaction, message: NewMessage): Promise<number | undefined> {
  const row = await tx
    .insertInto('managedOrderMessages')
    .values(message)
    .onConflict((conflict) => conflict.doNothing())
    .returning('messageId')
    .executeTakeFirst();
  return row?.messageId;
}

export type MessageRow = {
  messageId: number;
  kind: NewMessage['kind'];
  byUser: number | null;
  by: string | null;
  isStaff: boolean;
  body: string;
  state: string | null;
  createdAt: Date;
  readBy: string | null;
  readAt: Date | null;
  changeSetId: number | null;
  setState: ChangeSetState | null;
  edits: number | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
};

const most = 1000;

/** The newest thousand, in the order in which they came. */
export async function listMessages(db: Connection, { teamId, orderId }: OrderKey): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select m.message_id, m.kind, m.by_user, writer.nick_name as by, m.is_staff, m.body, m.state, m.created_at,
      reader.nick_name as read_by, m.read_at, m.change_set_id, s.state as set_state, s.edit_count as edits,
      decider.nick_name as decided_by, s.decided_at, s.decision_reason
    from managed_order_messages m
    left join users writer on writer.user_id = m.by_user
    left join users reader on reader.user_id = m.read_by
    left join change_sets s on s.team_id = m.team_id and s.change_set_id = m.change_set_id
    left join users decider on decider.user_id = s.decided_by
    where m.team_id = ${teamId} and m.order_id = ${orderId}
    order by m.message_id desc limit ${most}`.execute(db);
  return rows.toReversed();
}

export async function markRead(
  tx: Transaction,
  { teamId, orderId }: OrderKey,
  read: { ofStaff: boolean; upTo: number; by: number; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('managedOrderMessages')
    .set({ readBy: read.by, readAt: read.at })
    .where('teamId', '=', teamId)
    .where('orderId', '=', orderId)
    .where('isStaff', '=', read.ofStaff)
    .where('messageId', '<=', read.upTo)
    .where('readAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The order that a set was proposed for. */
export async function findProposed(
  db: Connection,
  teamId: number,
  changeSetId: number,
): Promise<OrderKey | undefined> {
  return db
    .selectFrom('managedOrderMessages')
    .select(['teamId', 'orderId'])
    .where('teamId', '=', teamId)
    .where('changeSetId', '=', changeSetId)
    .executeTakeFirst();
}

/** Whose words stand in it, and who may be told of more. */
export async function listWriters(db: Connection, { teamId, orderId }: OrderKey): Promise<number[]> {
  const rows = await db
    .selectFrom('managedOrderMessages')
    .select('byUser')
    .distinct()
    .where('teamId', '=', teamId)
    .where('orderId', '=', orderId)
    .where('isStaff', '=', false)
    .where('byUser', 'is not', null)
    .execute();
  return rows.flatMap(({ byUser }) => byUser ?? []);
}
