import type { UserView } from '@tapwright/contracts/accounts';
import type { PersonContext } from '../../platform/http/context.ts';
import { getUser, updateLanguage } from './accounts-store.ts';

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
    hasPassword: user.hasPassword,
    activeUserNub: user.activeDays ?? 0,
    lastLoginTime: user.lastLoginAt?.toISOString() ?? null,
  };
}
