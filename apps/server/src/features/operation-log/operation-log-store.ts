import type { ActorKind, OperationName, OperationType } from '@tapwright/contracts/operations';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Connection, Tables, Transaction } from '../../platform/db/database.ts';

export type NewOperation = {
  teamId: number;
  operation: OperationName;
  type: OperationType;
  alsoTypes: OperationType[];
  actorKind: ActorKind;
  actorId: number | null;
  aboutUserId: number | null;
  address: string | null;
  requestId: string | null;
  subject: string;
  before: string | null;
  after: string | null;
};

export async function insertOperation(tx: Transaction, row: NewOperation): Promise<void> {
  await tx.insertInto('operationLog').values(row).execute();
}

export type WhichOperations = {
  teamId: number;
  /** Only what this person did and, without a team, what was done with their account. */
  userId?: number | undefined;
  type?: OperationType | undefined;
  operations?: readonly string[] | undefined;
  from?: Date | undefined;
  /** No longer part of it. */
  until?: Date | undefined;
};

export const noTeam = 0;

function are({ teamId, userId, type, operations, from, until }: WhichOperations) {
  return (row: ExpressionBuilder<Tables, 'operationLog'>) => {
    const did = row('actorId', '=', userId ?? null);
    // Only a row without a team is about somebody; asking for it in a team would keep its index from being used.
    const concerns = teamId === noTeam ? row.or([did, row('aboutUserId', '=', userId ?? null)]) : did;
    return row.and([
      row('teamId', '=', teamId),
      ...(userId === undefined ? [] : [concerns]),
      ...(type === undefined
        ? []
        : [row.or([row('type', '=', type), sql<boolean>`${type} = any(also_types)`])]),
      ...(operations === undefined ? [] : [row('operation', 'in', [...operations])]),
      ...(from === undefined ? [] : [row('createdAt', '>=', from)]),
      ...(until === undefined ? [] : [row('createdAt', '<', until)]),
    ]);
  };
}

export async function countOperations(db: Connection, which: WhichOperations): Promise<number> {
  const { count } = await db
    .selectFrom('operationLog')
    .where(are(which))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Newest first. The rows of the page are found in the index alone, so that a late page reads no row before it. */
export async function listOperations(
  db: Connection,
  which: WhichOperations,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .with('page', (page) =>
      page
        .selectFrom('operationLog')
        .where(are(which))
        .select('operationId')
        .orderBy('createdAt', 'desc')
        .orderBy('operationId', 'desc')
        .limit(limit)
        .offset(offset),
    )
    .selectFrom('operationLog as row')
    .innerJoin('page', 'page.operationId', 'row.operationId')
    .leftJoin('users as actor', 'actor.userId', 'row.actorId')
    .where('row.teamId', '=', which.teamId)
    .select([
      'row.operationId',
      'row.teamId',
      'row.operation',
      'row.type',
      'row.actorKind',
      'row.actorId',
      'row.address',
      'row.subject',
      'row.before',
      'row.after',
      'row.createdAt',
      'actor.nickName',
      'actor.headimgurl',
    ])
    .orderBy('row.createdAt', 'desc')
    .orderBy('row.operationId', 'desc')
    .execute();
}

export type ListedOperation = Awaited<ReturnType<typeof listOperations>>[number];

/** From one person to the next in the index, however many rows each of them has. */
export async function listActors(db: Connection, teamId: number) {
  const { rows } = await sql<{ userId: number; nickName: string }>`
    with recursive actors as (
      (select actor_id from operation_log where team_id = ${teamId} and actor_kind = 'person'
       order by actor_id limit 1)
      union all
      select (select actor_id from operation_log
              where team_id = ${teamId} and actor_kind = 'person' and actor_id > known.actor_id
              order by actor_id limit 1)
      from actors known where known.actor_id is not null)
    select user_id, nick_name from actors join users on user_id = actor_id order by nick_name, user_id`.execute(
    db,
  );
  return rows;
}
