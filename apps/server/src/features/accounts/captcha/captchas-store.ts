import type { Connection } from '../../../platform/db/database.ts';

const maxTries = 3;
const maxLookUps = 5;

export async function insertCaptcha(
  db: Connection,
  captcha: {
    tokenHash: Buffer;
    answerHash: Buffer;
    createdAt: Date;
    expiresAt: Date;
    workBits?: number;
    purpose?: string;
  },
): Promise<void> {
  await db.insertInto('captchas').values(captcha).execute();
}

/** Each of these is one statement, so that two requests at once never count as one. */
export async function countCaptchaTry(
  db: Connection,
  tokenHash: Buffer,
  now: Date,
): Promise<{ answerHash: Buffer; workBits: number | null } | undefined> {
  return db
    .updateTable('captchas')
    .set((captcha) => ({ tries: captcha('tries', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .where('usedAt', 'is', null)
    .where('tries', '<', maxTries)
    .returning(['answerHash', 'workBits'])
    .executeTakeFirst();
}

export async function markCaptchaPassed(db: Connection, tokenHash: Buffer, passedAt: Date): Promise<void> {
  await db.updateTable('captchas').set({ passedAt }).where('tokenHash', '=', tokenHash).execute();
}

/** False when it was not passed, is used up, or has served as many look-ups as it may. */
export async function countLookUp(db: Connection, tokenHash: Buffer, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('captchas')
    .set((captcha) => ({ lookUps: captcha('lookUps', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where((row) => row.or([row('purpose', 'is', null), row('purpose', '=', 'code')]))
    .where('passedAt', 'is not', null)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('lookUps', '<', maxLookUps)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function markCaptchaUsed(
  db: Connection,
  { tokenHash, purpose }: { tokenHash: Buffer; purpose: string },
  usedAt: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('captchas')
    .set({ usedAt })
    .where('tokenHash', '=', tokenHash)
    .where((row) => row.or([row('purpose', 'is', null), row('purpose', '=', purpose)]))
    .where('passedAt', 'is not', null)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', usedAt)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function deleteOldCaptchas(db: Connection, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('captchas').where('expiresAt', '<', expiredBefore).execute();
}
