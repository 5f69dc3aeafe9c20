import { firstStaffAccount, isMobile } from '@tapwright/domain/account-rules';
import type { Connection, Transaction } from '../../platform/db/database.ts';

export type AccountRow = { userId: number; passwordHash: string | null; frozenAt: Date | null };

/** By what the person typed: the first staff account's name, a mobile or an e-mail. */
export async function findAccount(db: Connection, account: string): Promise<AccountRow | undefined> {
  const query = db.selectFrom('users').select(['userId', 'passwordHash', 'frozenAt']);
  if (account === firstStaffAccount) return query.where('loginName', '=', account).executeTakeFirst();
  if (isMobile(account)) return query.where('mobile', '=', account).executeTakeFirst();
  return query.where('email', '=', account.toLowerCase()).executeTakeFirst();
}

/** `activeSince`: a day; the days from it on that the person was here are counted. */
export async function getUser(db: Connection, userId: number, activeSince: string) {
  return db
    .selectFrom('users')
    .select((row) => [
      'userId',
      'loginName',
      'nickName',
      'headimgurl',
      'mobile',
      'email',
      'wechatName',
      'isStaff',
      'language',
      'lastLoginAt',
      row('passwordHash', 'is not', null).$castTo<boolean>().as('hasPassword'),
      row
        .selectFrom('userActiveDays')
        .whereRef('userActiveDays.userId', '=', 'users.userId')
        .where('activeOn', '>=', activeSince)
        .select((days) => days.fn.countAll<number>().as('count'))
        .as('activeDays'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
}

/** What let somebody in, as it was looked at before the transaction. */
export type WayIn = Partial<Record<'passwordHash' | 'mobile' | 'email' | 'wechatId', string>>;

/**
 * Notes that they come in, if they still may: undefined when what let them in has changed since, or they are frozen.
 * Whoever changes either of it waits for this transaction and then ends the session it began, or was first.
 */
export async function updateLastLogin(
  tx: Transaction,
  { userId, wayIn }: { userId: number; wayIn: WayIn },
  lastLoginAt: Date,
): Promise<boolean> {
  const { passwordHash, mobile, email, wechatId } = wayIn;
  const result = await tx
    .updateTable('users')
    .set({ lastLoginAt })
    .where('userId', '=', userId)
    .where('frozenAt', 'is', null)
    .$if(passwordHash !== undefined, (query) => query.where('passwordHash', '=', passwordHash ?? ''))
    .$if(mobile !== undefined, (query) => query.where('mobile', '=', mobile ?? ''))
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .$if(wechatId !== undefined, (query) => query.where('wechatId', '=', wechatId ?? ''))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** For mails that nobody asks for at that moment. */
export async function updateLanguage(db: Connection, userId: number, language: string): Promise<void> {
  await db.updateTable('users').set({ language }).where('userId', '=', userId).execute();
}

export async function updatePasswordHash(
  db: Connection,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await db.updateTable('users').set({ passwordHash }).where('userId', '=', userId).execute();
}

/** False when the address is no longer theirs, another password was set meanwhile, or they were frozen. */
export async function retrieveAccess(
  tx: Transaction,
  userId: number,
  { account, before, after }: { account: string; before: string | null; after: string },
): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ passwordHash: after })
    .where('userId', '=', userId)
    .where(isMobile(account) ? 'mobile' : 'email', '=', account)
    .where('passwordHash', 'is not distinct from', before)
    .where('frozenAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Fails when another account has the mobile or the e-mail. */
export async function insertUser(
  db: Connection,
  user: { mobile?: string; email?: string; nickName: string; passwordHash: string },
): Promise<number> {
  const row = await db.insertInto('users').values(user).returning('userId').executeTakeFirstOrThrow();
  return row.userId;
}

/** Nothing when there is one already, made by another process perhaps. */
export async function insertFirstStaff(db: Connection): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .values({ loginName: firstStaffAccount, nickName: firstStaffAccount, isStaff: true })
    .onConflict((conflict) => conflict.column('loginName').doNothing())
    .returning('userId')
    .executeTakeFirst();
  return row?.userId;
}
