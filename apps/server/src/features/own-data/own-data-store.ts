import { sql } from 'kysely';
import type { Connection } from '../../platform/db/database.ts';

/* What is kept about one person, wherever it stands. Column by column, so that a secret is never among it. */

export async function getAccount(db: Connection, userId: number) {
  return db
    .selectFrom('users')
    .select([
      'userId',
      'nickName',
      'mobile',
      'email',
      'wechatName',
      'headimgurl',
      'language',
      'isStaff',
      'createdAt',
      'lastLoginAt',
      'frozenAt',
      'frozenBecause',
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function listSessions(db: Connection, userId: number) {
  return db
    .selectFrom('sessions')
    .select([
      'sessionId',
      'signedInBy',
      'address',
      'userAgent',
      'createdAt',
      'lastSeenAt',
      'expiresAt',
      'endedAt',
    ])
    .where('userId', '=', userId)
    .orderBy('sessionId')
    .execute();
}

export async function listActiveDays(db: Connection, userId: number) {
  return db.selectFrom('userActiveDays').select('activeOn').where('userId', '=', userId).execute();
}

export async function listPasskeys(db: Connection, userId: number) {
  return db
    .selectFrom('passkeys')
    .select(['name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .execute();
}

export async function listSecondFactors(db: Connection, userId: number) {
  return db
    .selectFrom('secondFactors')
    .select((row) => ['wrongTries', row('sealedSecret', 'is not', null).as('isSetUp')])
    .where('userId', '=', userId)
    .execute();
}

export async function listMemberships(db: Connection, userId: number) {
  return db
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.teamId', 'teamMembers.teamId')
    .select([
      'teams.teamId',
      'teams.teamName',
      'teamMembers.role',
      'teamMembers.scope',
      'teamMembers.remark',
      'teamMembers.joinedAt',
      'teamMembers.disabledAt',
    ])
    .where('teamMembers.userId', '=', userId)
    .execute();
}

export async function listInvitations(db: Connection, userId: number) {
  return db
    .selectFrom('teamInvitations')
    .select(['teamId', 'address', 'role', 'state', 'createdAt', 'answeredAt'])
    .where((row) => row.or([row('inviteeId', '=', userId), row('inviterId', '=', userId)]))
    .execute();
}

export async function listNotices(db: Connection, userId: number) {
  return db
    .selectFrom('notices')
    .select(['noticeId', 'typeId', 'teamId', 'receiveRole', 'detailed', 'status', 'createdAt', 'handledAt'])
    .where('userId', '=', userId)
    .orderBy('noticeId')
    .execute();
}

export async function listReports(db: Connection, userId: number) {
  return db
    .selectFrom('reports')
    .select(['teamId', 'reportId', 'name', 'isShared', 'definition', 'schedule', 'changedAt'])
    .where('madeBy', '=', userId)
    .execute();
}

export async function listUploads(db: Connection, userId: number) {
  return db
    .selectFrom('uploads')
    .select(['name', 'bytes', 'createdAt'])
    .where('userId', '=', userId)
    .execute();
}

const operationsAtOnce = 1_000;

/** What they did, and what was done with their account. */
export async function listOperations(db: Connection, userId: number, after: number) {
  return db
    .selectFrom('operationLog')
    .select([
      'operationId',
      'teamId',
      'operation',
      'type',
      'address',
      'subject',
      'before',
      'after',
      'createdAt',
    ])
    .where((row) => row.or([row('actorId', '=', userId), row('aboutUserId', '=', userId)]))
    .where('operationId', '>', after)
    .orderBy('operationId')
    .limit(operationsAtOnce)
    .execute();
}

/** Locked: who is about to join a team waits, and then finds the account closed. */
export async function lockOwnAccount(db: Connection, userId: number) {
  return db
    .selectFrom('users')
    .select(['isStaff', 'headimgurl', 'mobile', 'email'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** In teams that still stand. */
export async function listTeamsOfPerson(db: Connection, userId: number) {
  return db
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.teamId', 'teamMembers.teamId')
    .select(['teams.teamId', 'teams.teamName', 'teamMembers.role'])
    .where('teamMembers.userId', '=', userId)
    .where('teams.dissolvedAt', 'is', null)
    .orderBy('teams.teamId')
    .execute();
}

const namelessPerson = '—';

/** What says who it was goes; what other rows point at stays. */
export async function forgetPerson(
  db: Connection,
  userId: number,
  { contacts, closedAt }: { contacts: readonly string[]; closedAt: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      nickName: namelessPerson,
      loginName: null,
      mobile: null,
      email: null,
      passwordHash: null,
      wechatId: null,
      wechatName: null,
      headimgurl: null,
      language: null,
      lastLoginAt: null,
      closedAt,
    })
    .where('userId', '=', userId)
    .execute();
  await db.updateTable('sessions').set({ address: '', userAgent: '' }).where('userId', '=', userId).execute();
  for (const table of ['userActiveDays', 'passkeys', 'secondFactors', 'notices', 'chatAppAttempts'] as const)
    await db.deleteFrom(table).where('userId', '=', userId).execute();
  await db
    .updateTable('teamInvitations')
    .set({ address: '', inviteeId: null })
    .where('state', '!=', 'pending')
    .where((row) =>
      row.or([row('inviteeId', '=', userId), row('address', '=', sql<string>`any(${contacts}::text[])`)]),
    )
    .execute();
  await forgetInLog(db, userId, contacts);
}

/** The rows stay, with the id: who did it, and with whom. */
async function forgetInLog(db: Connection, userId: number, contacts: readonly string[]): Promise<void> {
  await db.updateTable('operationLog').set({ address: null }).where('actorId', '=', userId).execute();
  // It names two people, of whom the other stays.
  await db
    .updateTable('operationLog')
    .set({ before: sql`before - 'owner'` })
    .where('operation', '=', 'team.transferred')
    .where('actorId', '=', userId)
    .execute();
  await db
    .updateTable('operationLog')
    .set({ subject: '{}', before: null, after: null })
    .where('teamId', '=', 0)
    .where((row) => row.or([row('actorId', '=', userId), row('aboutUserId', '=', userId)]))
    .execute();
  const personal = sql`array['nickName', 'account', 'mobile', 'email', 'wechat', 'sentTo']`;
  await db
    .updateTable('operationLog')
    .set({
      subject: sql`subject - ${personal}`,
      before: sql`before - ${personal}`,
      after: sql`case when operation = 'team.transferred' then after - 'owner' else after - ${personal} end`,
    })
    .where((row) =>
      row.or([
        row('aboutUserId', '=', userId),
        sql<boolean>`subject ->> 'userId' = ${String(userId)}`,
        sql<boolean>`subject ->> 'account' = any(${contacts}::text[])`,
        sql<boolean>`after ->> 'account' = any(${contacts}::text[])`,
      ]),
    )
    .execute();
}
