import { operatorRole, type Role, roles } from '@tapwright/contracts/roles';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import { makePerson, type SignedIn } from '../../../testing/make-person.ts';
import { startWithCampaigns } from './start-with-campaigns.ts';

const unlimited = { strangerPerSecond: 1e9, strangerPerMinute: 1e9, personPerMinute: 1e9 };

export type Asker = {
  token?: string;
  userId?: number;
  role?: Role;
  isDisabled?: true;
  staff?: 'before' | 'passed' | 'first';
  isFrozen?: true;
  /** For its second factor. */
  isWaiting?: true;
};

/** A team with everybody who could ask something of it, and a neighbour. */
export async function startWithAskers() {
  const server = await startWithCampaigns({ requestLimits: unlimited });
  const { deps, teamId, owner, groups } = server;
  const { write } = deps.database;
  const join = async (role: Role, scope: number[] = [], isDisabled = false) => {
    const person = await server.makePerson();
    const disabledAt = isDisabled ? new Date() : null;
    const values = { teamId, userId: person.userId, role, scope, joinedAt: new Date(), disabledAt };
    await write.insertInto('teamMembers').values(values).execute();
    return { ...person, role };
  };
  const joinWaiting = async () => {
    const joined = await join('admin');
    const tokenHash = hashToken(joined.token);
    const waits = { waitsForSecondFactor: true };
    await write.updateTable('sessions').set(waits).where('tokenHash', '=', tokenHash).execute();
    return joined;
  };
  const be = async (values: object, passed = false): Promise<SignedIn> => {
    const person = await makePerson(deps, { nickName: 'Somebody' });
    await write.updateTable('users').set(values).where('userId', '=', person.userId).execute();
    const secondFactorAt = passed ? new Date() : null;
    await write.updateTable('sessions').set({ secondFactorAt }).where('userId', '=', person.userId).execute();
    return person;
  };
  const outsider = await server.makePerson();
  const otherTeamId = await server.makeTeam(outsider, 'Neighbours');
  const staff = { isStaff: true };
  const askers: Record<string, Asker> = {
    nobody: {},
    owner: { token: owner.token, role: 'visitor' },
    'bound manager': await join('manager', [groups[0]]),
    'bound advManager': await join('advManager', [11]),
    'bound campaignsReadOnly': await join('campaignsReadOnly', [11]),
    disabled: { ...(await join('admin', [], true)), isDisabled: true },
    'owner of another team': { token: outsider.token },
    'in no team': { token: (await server.makePerson()).token },
    'a former member': { token: (await server.makePerson()).token },
    'staff before the second factor': { ...(await be(staff)), staff: 'before' },
    staff: { ...(await be(staff, true)), staff: 'passed' },
    'the first staff account': { ...(await be({ ...staff, loginName: 'admin' }, true)), staff: 'first' },
    'a sign-in without its second factor': { ...(await joinWaiting()), isWaiting: true },
    frozen: { ...(await be({ frozenAt: new Date() })), isFrozen: true },
  };
  for (const role of roles) if (role !== 'visitor' && role !== operatorRole) askers[role] = await join(role);
  const operator = await be(staff, true);
  const seat = { teamId, userId: operator.userId, role: operatorRole, scope: [groups[0]] };
  await write
    .insertInto('teamMembers')
    .values({ ...seat, joinedAt: new Date() })
    .execute();
  askers[operatorRole] = { ...operator, role: operatorRole, staff: 'passed' };
  return { ...server, askers, outsider, otherTeamId };
}
