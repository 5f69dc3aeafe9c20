import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';

export type SessionRow = {
  tokenHash: Buffer;
  sessionId: number;
  userId: number;
  isStaff: boolean;
  frozenAt: Date | null;
  endedAt: Date | null;
  expiresAt: Date;
  lastSeenAt: Date;
  createdAt: Date;
  secondFactorAt: Date | null;
  waitsForSecondFactor: boolean;
};

export async function listSessionsOf(db: Connection, tokenHashes: readonly Buffer[]): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.userId', 'sessions.userId')
    .where('sessions.tokenHash', '=', sql<Buffer>`any(${tokenHashes}::bytea[])`)
    .select([
      'sessions.tokenHash',
      'sessions.sessionId',
      'sessions.userId',
      'users.isStaff',
      'users.frozenAt',
      'sessions.endedAt',
      'sessions.expiresAt',
      'sessions.lastSeenAt',
      'sessions.createdAt',
      'sessions.secondFactorAt',
      'sessions.waitsForSecondFactor',
    ])
    .execute();
}

export type NewSession = {
  tokenHash: Buffer;
  userId: number;
  signedInBy: 'password' | 'code' | 'wechat' | 'passkey';
  address: string;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  waitsForSecondFactor: boolean;
  secondFactorAt: Date | null;
};

export async function insertSession(db: Connection, session: NewSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Passes over a session that is being changed right now: it is noted the next time, and nobody waits for another. */
export async function updateLastSeen(
  db: Connection,
  sessions: readonly { sessionId: number; userId: number }[],
  { seenAt, expiresAt }: { seenAt: Date; expiresAt: Date },
): Promise<void> {
  const sessionIds = sessions.map(({ sessionId }) => sessionId);
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: seenAt, expiresAt })
    .where('sessionId', 'in', (query) =>
      query
        .selectFrom('sessions')
        .select('sessionId')
        .where('sessionId', '=', sql<number>`any(${sessionIds}::bigint[])`)
        .where('endedAt', 'is', null)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
  await insertActiveDays(
    db,
    sessions.map(({ userId }) => userId),
    seenAt,
  );
}

/** In the order of the ids, so that two who write the same days never wait for each other. */
export async function insertActiveDays(
  db: Connection,
  userIds: readonly number[],
  seenAt: Date,
): Promise<void> {
  const activeOn = seenAt.toISOString().slice(0, 10);
  await db
    .insertInto('userActiveDays')
    .values(userIds.toSorted((one, other) => one - other).map((userId) => ({ userId, activeOn })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type WhichSessions = { userId: number; sessionId?: number; except?: number };

/** Which of them were open until now. */
export async function endOpenSessions(
  db: Connection,
  { userId, sessionId, except }: WhichSessions,
  endedAt: Date,
): Promise<number[]> {
  const rows = await db
    .updateTable('sessions')
    .set({ endedAt })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .$if(sessionId !== undefined, (query) => query.where('sessionId', '=', sessionId ?? 0))
    .$if(except !== undefined, (query) => query.where('sessionId', '!=', except ?? 0))
    .returning('sessionId')
    .execute();
  return rows.map((row) => row.sessionId);
}

/** Whatever was passed before counts no more. */
export async function forgetPassed(db: Connection, userId: number): Promise<void> {
  await db.updateTable('sessions').set({ secondFactorAt: null }).where('userId', '=', userId).execute();
}

export async function updateSecondFactor(
  db: Connection,
  { userId, sessionId }: { userId: number; sessionId: number },
  passed: { secondFactorAt: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ...passed, waitsForSecondFactor: false })
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();
}

export async function updateConfirmed(
  db: Connection,
  { userId, sessionId }: { userId: number; sessionId: number },
  confirmedAt: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmedAt })
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .execute();
}

export async function findConfirmedAt(
  db: Connection,
  { userId, sessionId }: { userId: number; sessionId: number },
): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .select('confirmedAt')
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
  return row?.confirmedAt ?? null;
}

/** From where somebody came in before, as long as it is kept. */
export async function listPlacesOf(
  db: Connection,
  userId: number,
): Promise<{ address: string; userAgent: string }[]> {
  return db
    .selectFrom('sessions')
    .select(['address', 'userAgent'])
    .distinct()
    .where('userId', '=', userId)
    .limit(500)
    .execute();
}

/** Newest first. */
export async function listOpenSessions(
  db: Connection,
  userId: number,
  { now, createdAfter }: { now: Date; createdAfter: Date },
) {
  return db
    .selectFrom('sessions')
    .select(['sessionId', 'signedInBy', 'address', 'userAgent', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('waitsForSecondFactor', '=', false)
    .where('expiresAt', '>', now)
    .where('createdAt', '>', createdAfter)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('sessionId', 'desc')
    .execute();
}

export async function findOwnSession(
  db: Connection,
  { userId, sessionId }: { userId: number; sessionId: number },
) {
  return db
    .selectFrom('sessions')
    .select(['address', 'userAgent'])
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
}

/** An ended session expires no later than one that was never ended. */
export async function deleteOldSessions(db: Connection, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<', expiredBefore).execute();
}

export async function deleteOldActiveDays(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('userActiveDays').where('activeOn', '<', before.toISOString().slice(0, 10)).execute();
}
