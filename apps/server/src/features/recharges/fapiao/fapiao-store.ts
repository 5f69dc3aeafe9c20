import type { FapiaoKind, FapiaoState } from '@tapwright/contracts/fapiao';
import type { QueueState } from '@tapwright/contracts/recharges';
import { operatorRole } from '@tapwright/contracts/roles';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Connection, Tables, Transaction } from '../../../platform/db/database.ts';

export type FapiaoKey = { teamId: number; fapiaoId: number };
export type FapiaoRow = Omit<Selectable<Tables['fapiaoRequests']>, 'state' | 'kind'> & {
  state: FapiaoState;
  kind: FapiaoKind;
};

type NewFapiao = Pick<
  FapiaoRow,
  'teamId' | 'kind' | 'title' | 'taxNumber' | 'amount' | 'note' | 'askedBy' | 'askedAt'
>;

type RedFapiao = NewFapiao &
  Pick<FapiaoRow, 'reverses' | 'reason' | 'number' | 'file' | 'decidedBy' | 'decidedAt'>;

export async function insertFapiao(tx: Transaction, asked: NewFapiao): Promise<void> {
  await tx
    .insertInto('fapiaoRequests')
    .values({ ...asked, state: 'requested' })
    .execute();
}

export async function insertRedFapiao(tx: Transaction, red: RedFapiao): Promise<void> {
  await tx
    .insertInto('fapiaoRequests')
    .values({ ...red, state: 'issued' })
    .execute();
}

/** What red ones have taken back of it. */
const reversedOf = sql<number>`coalesce((select -sum(red.amount) from fapiao_requests red
  where red.team_id = fapiao_requests.team_id and red.reverses = fapiao_requests.fapiao_id), 0)::bigint`;
const reversedNumber = sql<string | null>`(select blue.number from fapiao_requests blue
  where blue.team_id = fapiao_requests.team_id and blue.fapiao_id = fapiao_requests.reverses)`;

export async function sumReversed(tx: Transaction, { teamId, fapiaoId }: FapiaoKey): Promise<number> {
  const { sum } = await tx
    .selectFrom('fapiaoRequests')
    .select((row) => sql<number>`coalesce(-${row.fn.sum('amount')}, 0)::bigint`.as('sum'))
    .where('teamId', '=', teamId)
    .where('reverses', '=', fapiaoId)
    .executeTakeFirstOrThrow();
  return sum;
}

const fapiaoOf = (db: Connection, { teamId, fapiaoId }: FapiaoKey) =>
  db
    .selectFrom('fapiaoRequests')
    .selectAll()
    .where('teamId', '=', teamId)
    .where('fapiaoId', '=', fapiaoId)
    .$narrowType<{ state: FapiaoState; kind: FapiaoKind }>();

export async function findFapiaoRow(db: Connection, key: FapiaoKey): Promise<FapiaoRow | undefined> {
  return fapiaoOf(db, key).executeTakeFirst();
}

export async function lockFapiao(tx: Transaction, key: FapiaoKey): Promise<FapiaoRow | undefined> {
  return fapiaoOf(tx, key).forUpdate().executeTakeFirst();
}

export async function updateFapiao(
  tx: Transaction,
  { teamId, fapiaoId }: FapiaoKey,
  values: Updateable<Tables['fapiaoRequests']>,
): Promise<void> {
  await tx
    .updateTable('fapiaoRequests')
    .set(values)
    .where('teamId', '=', teamId)
    .where('fapiaoId', '=', fapiaoId)
    .execute();
}

/** Asked for or issued, without what red ones took back. */
export async function sumInvoiced(db: Connection, teamId: number): Promise<number> {
  const { sum } = await db
    .selectFrom('fapiaoRequests')
    .select((row) => sql<number>`coalesce(${row.fn.sum('amount')}, 0)::bigint`.as('sum'))
    .where('teamId', '=', teamId)
    .where('state', 'in', ['requested', 'issued'])
    .executeTakeFirstOrThrow();
  return sum;
}

export async function hasNumber(tx: Transaction, number: string): Promise<boolean> {
  const row = await tx
    .selectFrom('fapiaoRequests')
    .select('fapiaoId')
    .where('number', '=', number)
    .executeTakeFirst();
  return row !== undefined;
}

type Page = { limit: number; offset: number };

export async function listFapiao(db: Connection, teamId: number, { limit, offset }: Page) {
  return db
    .selectFrom('fapiaoRequests')
    .innerJoin('users', 'users.userId', 'fapiaoRequests.askedBy')
    .selectAll('fapiaoRequests')
    .select(['users.nickName as askedByName', reversedOf.as('reversed'), reversedNumber.as('reversedNumber')])
    .where('fapiaoRequests.teamId', '=', teamId)
    .orderBy('askedAt', 'desc')
    .orderBy('fapiaoId', 'desc')
    .limit(limit)
    .offset(offset)
    .$narrowType<{ state: FapiaoState; kind: FapiaoKind }>()
    .execute();
}

export async function countFapiao(db: Connection, teamId: number): Promise<number> {
  const { count } = await db
    .selectFrom('fapiaoRequests')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('teamId', '=', teamId)
    .executeTakeFirstOrThrow();
  return count;
}

const ofQueue = (state: QueueState): readonly FapiaoState[] =>
  state === 'open' ? ['requested'] : ['issued', 'refused'];

export async function countQueuedFapiao(db: Connection, state: QueueState): Promise<number> {
  const { count } = await db
    .selectFrom('fapiaoRequests')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', 'in', ofQueue(state))
    .executeTakeFirstOrThrow();
  return count;
}

export async function listQueuedFapiao(
  db: Connection,
  { state, userId }: { state: QueueState; userId: number },
  { limit, offset }: Page,
) {
  return db
    .selectFrom('fapiaoRequests')
    .innerJoin('teams', 'teams.teamId', 'fapiaoRequests.teamId')
    .innerJoin('users as asker', 'asker.userId', 'fapiaoRequests.askedBy')
    .leftJoin('users as decider', 'decider.userId', 'fapiaoRequests.decidedBy')
    .selectAll('fapiaoRequests')
    .select([
      'teams.teamName',
      'asker.nickName as askedByName',
      'decider.nickName as decidedByName',
      reversedOf.as('reversed'),
      reversedNumber.as('reversedNumber'),
      sql<boolean>`exists (select from team_members m where m.team_id = fapiao_requests.team_id
        and m.user_id = ${userId} and m.role <> ${operatorRole})`.as('isOwnTeam'),
    ])
    .where('fapiaoRequests.state', 'in', ofQueue(state))
    .$if(state === 'open', (query) => query.orderBy('askedAt').orderBy('fapiaoId'))
    .$if(state === 'done', (query) => query.orderBy('decidedAt', 'desc').orderBy('fapiaoId', 'desc'))
    .limit(limit)
    .offset(offset)
    .$narrowType<{ state: FapiaoState; kind: FapiaoKind }>()
    .execute();
}
