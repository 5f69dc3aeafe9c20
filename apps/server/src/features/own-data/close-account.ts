import type { AnswerOf } from '@tapwright/contracts/call';
import type { findCloseObstacles as findCloseObstaclesCall } from '@tapwright/contracts/own-data';
import { isRole } from '@tapwright/contracts/roles';
import type { Connection } from '../../platform/db/database.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { checkConfirmed, endSessions, warnPerson } from '../accounts/index.ts';
import { keepPicture } from '../uploads/index.ts';
import { personWrite } from '../writes/index.ts';
import { forgetPerson, getAccount, listTeamsOfPerson, lockOwnAccount } from './own-data-store.ts';

type Obstacles = AnswerOf<typeof findCloseObstaclesCall>;

export async function findCloseObstacles({ database, person }: PersonContext): Promise<Obstacles> {
  const { isStaff } = await getAccount(database.write, person.userId);
  return { teams: await listTeams(database.write, person.userId), isStaff };
}

async function listTeams(db: Connection, userId: number): Promise<Obstacles['teams']> {
  const teams = await listTeamsOfPerson(db, userId);
  return teams.flatMap(({ role, ...team }) => (isRole(role) ? [{ ...team, roleName: role }] : []));
}

/** For good: the address can register again, as somebody new. */
export async function closeAccount(context: PersonContext): Promise<null> {
  const { userId } = context.person;
  return personWrite(context, async (write) => {
    const { tx, clock } = write;
    const { isStaff, headimgurl, mobile, email } = await lockOwnAccount(tx, userId);
    await checkConfirmed(tx, write, context.person);
    if (isStaff || (await listTeams(tx, userId)).length > 0) throw new Refusal('accountNotFree');
    await warnPerson(write, userId, { what: 'accountClosed' });
    await keepPicture(tx, write, { picture: null, insteadOf: headimgurl });
    await endSessions(tx, write, { which: { userId }, because: 'signedOut' });
    const logged = await write.record('account.closed', { subject: { userId } });
    const contacts = [mobile, email].filter((contact) => contact !== null);
    await forgetPerson(tx, userId, { contacts, closedAt: clock.now() });
    return logged.done(null);
  });
}
