import * as z from 'zod/mini';
import type { UserView } from '@tapwright/contracts/accounts';
import { sessionView, type SessionView } from '@tapwright/contracts/personal';
import { firstStaffAccount } from '@tapwright/domain/account-rules';
import { describeDevice } from '@tapwright/domain/describe-device';
import type { Context, PersonContext } from '../../platform/http/context.ts';
import { findAccount, getUser, updateLanguage } from './accounts-store.ts';
import { countCaptchaLookUp } from './captcha/captchas.ts';
import { longestSessionMs } from './sessions/person-gate.ts';
import { listOpenSessions } from './sessions/sessions-store.ts';

const dayMs = 86_400_000;
const countedDays = 30;

/** Asked whenever the console is opened, so this is where the language somebody uses is noticed. */
export async function findSignedInUser({
  database,
  clock,
  person,
  language,
}: PersonContext): Promise<UserView> {
  const activeSince = new Date(clock.now().getTime() - (countedDays - 1) * dayMs).toISOString().slice(0, 10);
  const user = await getUser(database.write, person.userId, activeSince);
  if (user.language !== language) await updateLanguage(database.write, person.userId, language);
  return {
    userId: user.userId,
    nickName: user.nickName,
    headimgurl: user.headimgurl,
    mobile: user.mobile,
    email: user.email,
    wechat: user.wechatName,
    // A person in no team has the owner's role, so that they may make one.
    roleName: 'visitor',
    isStaff: user.isStaff,
    isFirstStaff: user.loginName === firstStaffAccount,
    hasPassword: user.hasPassword,
    activeUserNub: user.activeDays ?? 0,
    lastLoginTime: user.lastLoginAt?.toISOString() ?? null,
  };
}

/** The one place that tells who has an account, so it asks for a captcha and counts. */
export async function findContact(
  context: Context,
  account: string,
  captchaToken: string | undefined,
): Promise<{ exists: boolean }> {
  await countCaptchaLookUp(context, captchaToken);
  return { exists: (await findAccount(context.database.write, account)) !== undefined };
}

/** This one first, then by when they were last seen. */
export async function listSessions({ database, clock, person }: PersonContext): Promise<SessionView[]> {
  const now = clock.now();
  const createdAfter = new Date(now.getTime() - longestSessionMs(person));
  const rows = await listOpenSessions(database.write, person.userId, { now, createdAfter });
  return rows
    .map((row) => ({
      sessionId: row.sessionId,
      isThis: row.sessionId === person.sessionId,
      ...describeDevice(row.userAgent),
      address: row.address,
      signedInBy: z.parse(sessionView.shape.signedInBy, row.signedInBy),
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
    }))
    .toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
}
