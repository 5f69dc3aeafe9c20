import type { Connection, Transaction } from '../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../platform/db/is-unique-violation.ts';

export type Purpose = 'signIn' | 'bind';

export type NewAttempt = {
  codeHash: Buffer;
  secretHash: Buffer;
  stateHash: Buffer;
  purpose: Purpose;
  userId: number | null;
  address: string;
  network: string;
  createdAt: Date;
  expiresAt: Date;
};

/** False when somebody made an attempt with this code before. */
export async function insertAttempt(db: Connection, attempt: NewAttempt): Promise<boolean> {
  const row = await db
    .insertInto('chatAppAttempts')
    .values(attempt)
    .onConflict((conflict) => conflict.column('codeHash').doNothing())
    .returning('attemptId')
    .executeTakeFirst();
  return row !== undefined;
}

export type Attempt = {
  attemptId: number;
  status: string;
  /** Who binds; null to sign in. */
  userId: number | null;
  /** Both are there from `scanned` on. */
  wechatId: string | null;
  wechatName: string | null;
};

/** What the browser that shows the QR code may know of it: only with its secret, and only while it is valid. */
export async function findAttempt(
  db: Connection,
  { codeHash, secretHash, now }: { codeHash: Buffer; secretHash: Buffer; now: Date },
): Promise<Attempt | undefined> {
  return db
    .selectFrom('chatAppAttempts')
    .select(['attemptId', 'status', 'userId', 'wechatId', 'wechatName'])
    .where('codeHash', '=', codeHash)
    .where('secretHash', '=', secretHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Uses the state and the chat app's code up. Nothing when one of them was used before or the time is over. */
export async function takeState(
  db: Connection,
  {
    stateHash,
    purpose,
    chatAppCodeHash,
    now,
  }: { stateHash: Buffer; purpose: Purpose; chatAppCodeHash: Buffer; now: Date },
): Promise<number | undefined> {
  const row = await db
    .updateTable('chatAppAttempts')
    .set({ chatAppCodeHash })
    .where('stateHash', '=', stateHash)
    .where('purpose', '=', purpose)
    .where('status', '=', 'waiting')
    .where('chatAppCodeHash', 'is', null)
    .where('expiresAt', '>', now)
    .returning('attemptId')
    .executeTakeFirst()
    .catch(undefinedWhenTaken);
  return row?.attemptId;
}

/** The table holds each of the chat app's codes once. */
function undefinedWhenTaken(error: unknown): undefined {
  if (!isUniqueViolation(error)) throw error;
}

export type Scan = { phoneSecretHash: Buffer; wechatId: string; wechatName: string };

export async function updateToScanned(db: Connection, attemptId: number, scan: Scan): Promise<void> {
  await db
    .updateTable('chatAppAttempts')
    .set({ ...scan, status: 'scanned' })
    .where('attemptId', '=', attemptId)
    .where('status', '=', 'waiting')
    .execute();
}

/** The chat app could not say who it was. */
export async function updateToFailed(db: Connection, attemptId: number): Promise<void> {
  await db
    .updateTable('chatAppAttempts')
    .set({ status: 'failed' })
    .where('attemptId', '=', attemptId)
    .where('status', '=', 'waiting')
    .execute();
}

/** Its owner said no in the chat app itself, which gives no code then. */
export async function refuseByState(
  db: Connection,
  { stateHash, now }: { stateHash: Buffer; now: Date },
): Promise<void> {
  await db
    .updateTable('chatAppAttempts')
    .set({ status: 'refused' })
    .where('stateHash', '=', stateHash)
    .where('status', '=', 'waiting')
    .where('chatAppCodeHash', 'is', null)
    .where('expiresAt', '>', now)
    .execute();
}

/** What is asked of the phone, while it has not been answered. */
export async function findScanned(db: Connection, phoneSecretHash: Buffer, now: Date) {
  return db
    .selectFrom('chatAppAttempts')
    .leftJoin('users', 'users.userId', 'chatAppAttempts.userId')
    .select([
      'purpose',
      'address',
      'chatAppAttempts.createdAt',
      'chatAppAttempts.wechatName',
      'users.nickName',
    ])
    .where('phoneSecretHash', '=', phoneSecretHash)
    .where('status', '=', 'scanned')
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** False when it was answered before or the time is over. */
export async function updateAnswer(
  db: Connection,
  { phoneSecretHash, status, now }: { phoneSecretHash: Buffer; status: 'approved' | 'refused'; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('chatAppAttempts')
    .set({ status })
    .where('phoneSecretHash', '=', phoneSecretHash)
    .where('status', '=', 'scanned')
    .where('expiresAt', '>', now)
    .returning('attemptId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of two that ask at once, one gets true: what was approved is given out once. */
export async function updateToEnded(tx: Transaction, attemptId: number): Promise<boolean> {
  const row = await tx
    .updateTable('chatAppAttempts')
    .set({ status: 'ended' })
    .where('attemptId', '=', attemptId)
    .where('status', '=', 'approved')
    .returning('attemptId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateToUnlinked(
  tx: Transaction,
  attemptId: number,
  { linkTicketHash, expiresAt }: { linkTicketHash: Buffer; expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('chatAppAttempts')
    .set({ status: 'unlinked', linkTicketHash, expiresAt })
    .where('attemptId', '=', attemptId)
    .execute();
}

export async function findTicket(db: Connection, linkTicketHash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('chatAppAttempts')
    .select('attemptId')
    .where('linkTicketHash', '=', linkTicketHash)
    .where('status', '=', 'unlinked')
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses it up and answers whose chat-app account it is for. */
export async function takeTicket(tx: Transaction, linkTicketHash: Buffer, now: Date) {
  const row = await tx
    .updateTable('chatAppAttempts')
    .set({ status: 'ended' })
    .where('linkTicketHash', '=', linkTicketHash)
    .where('status', '=', 'unlinked')
    .where('expiresAt', '>', now)
    .returning(['wechatId', 'wechatName'])
    .executeTakeFirst();
  return row === undefined ? undefined : { wechatId: row.wechatId ?? '', wechatName: row.wechatName ?? '' };
}

export async function deleteAttemptsBefore(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('chatAppAttempts').where('createdAt', '<', before).execute();
}
