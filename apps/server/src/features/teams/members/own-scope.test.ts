import type { CallShape } from '@tapwright/contracts/call';
import { codes } from '@tapwright/contracts/codes';
import {
  findInvitations,
  inviteMember,
  resendInvitation,
  withdrawInvitation,
} from '@tapwright/contracts/invitations';
import { findMembers, modifyMember, modifyMemberInfo, removeMember } from '@tapwright/contracts/members';
import { findPerson } from '@tapwright/contracts/personal';
import type { InvitedRole } from '@tapwright/contracts/roles';
import { expect, test } from 'vitest';
import { startWithCampaigns } from '../testing/start-with-campaigns.ts';

/** A manager of the first campaign group, a member of the first and of the second, and an invitation for each. */
async function startWithManager() {
  const server = await startWithCampaigns();
  const { owner, teamId, groups, ask, codeOf, acceptNewest, makePerson } = server;
  const join = async (roleName: InvitedRole, scope: number[]) => {
    const person = await makePerson();
    await ask(owner, inviteMember, { body: { teamId, account: person.email, roleName, scope } });
    await acceptNewest(person);
    return person;
  };
  const manager = await join('manager', [groups[0]]);
  const within = await join('advManager', [11]);
  const [outside, everywhere] = [await join('campaignsReadOnly', [21]), await join('advManager', [])];
  const invite = async (account: string, scope: number[]) =>
    (await ask(owner, inviteMember, { body: { teamId, account, roleName: 'campaignsReadOnly', scope } }))
      .invitationId;
  const invitedWithin = await invite('within@halden.app', [12]);
  const invitedOutside = await invite('outside@halden.app', [22]);
  const revisionOf = async ({ userId }: { userId: number }) =>
    (await ask(owner, findMembers, { query: { teamId } })).find((member) => member.userId === userId)
      ?.revision ?? 0;
  const asManager = (call: CallShape, body: object) => codeOf(manager, call, { body: { teamId, ...body } });
  return {
    ...server,
    manager,
    within,
    outside,
    everywhere,
    invitedWithin,
    invitedOutside,
    revisionOf,
    asManager,
  };
}

test('a bound manager rules over nobody who reaches beyond their own scope, verb by verb', async () => {
  const server = await startWithManager();
  const { asManager, revisionOf, invitedOutside } = server;
  const before = await server.ask(server.owner, findMembers, { query: { teamId: server.teamId } });
  for (const member of [server.outside, server.everywhere]) {
    const of = { userId: member.userId, revision: await revisionOf(member) };
    const change = { ...of, roleName: 'campaignsReadOnly', scope: [11] };
    expect(await asManager(modifyMember, change)).toBe(codes.memberOutOfScope);
    expect(await asManager(modifyMemberInfo, { ...of, roleUserStatus: 1 })).toBe(codes.memberOutOfScope);
    expect(await asManager(modifyMemberInfo, { ...of, remark: 'Theirs' })).toBe(codes.memberOutOfScope);
    expect(await asManager(removeMember, of)).toBe(codes.memberOutOfScope);
  }
  expect(await asManager(withdrawInvitation, { invitationId: invitedOutside })).toBe(codes.memberOutOfScope);
  expect(await asManager(resendInvitation, { invitationId: invitedOutside })).toBe(codes.memberOutOfScope);
  expect(await server.ask(server.owner, findMembers, { query: { teamId: server.teamId } })).toEqual(before);
});

test('within their own scope a bound manager does all of it', async () => {
  const { asManager, revisionOf, within, invitedWithin } = await startWithManager();
  const rename = { userId: within.userId, remark: 'Ours', revision: await revisionOf(within) };
  expect(await asManager(modifyMemberInfo, rename)).toBe(codes.success);
  const change = { userId: within.userId, roleName: 'campaignsReadOnly', scope: [12] };
  expect(await asManager(modifyMember, { ...change, revision: await revisionOf(within) })).toBe(
    codes.success,
  );
  expect(await asManager(withdrawInvitation, { invitationId: invitedWithin })).toBe(codes.success);
  expect(await asManager(removeMember, { userId: within.userId })).toBe(codes.success);
});

test('an invited address is whole only for whoever may manage that invitation', async () => {
  const { ask, owner, manager, within, teamId } = await startWithManager();
  const open = async (who: typeof owner) =>
    (await ask(who, findInvitations, { query: { teamId } }))
      .filter(({ state }) => state === 'pending')
      .map(({ account }) => account)
      .toSorted((one, other) => one.localeCompare(other));
  expect(await open(owner)).toEqual(['outside@halden.app', 'within@halden.app']);
  expect(await open(manager)).toEqual(['o***@halden.app', 'within@halden.app']);
  expect(await open(within)).toEqual(['o***@halden.app', 'w***@halden.app']);
});

test('a person is looked up only by those who may invite somewhere, and not while they are disabled there', async () => {
  const { codeOf, owner, manager, within, makePerson, deps } = await startWithManager();
  const find = (who: typeof owner) => codeOf(who, findPerson, { query: { account: within.email } });
  expect([await find(owner), await find(manager)]).toEqual([codes.success, codes.success]);
  expect([await find(within), await find(await makePerson())]).toEqual([
    codes.notPermitted,
    codes.notPermitted,
  ]);
  await deps.database.write
    .updateTable('teamMembers')
    .set({ disabledAt: new Date() })
    .where('userId', '=', manager.userId)
    .execute();
  expect(await find(manager)).toBe(codes.notPermitted);
});

test('a person is found by one exact address, without contact data, a few times a minute', async () => {
  const { send, owner, within } = await startWithManager();
  const find = (account: string) => send(owner, findPerson, { query: { account } });
  const known = { userId: within.userId, nickName: expect.any(String), headimgurl: null };
  expect((await find(within.mobile)).data).toEqual(known);
  expect((await find(` ${within.email.toUpperCase()}`)).data).toEqual(known);
  expect((await find('13900139000')).data).toBe(null);
  expect((await find('mei.lin')).code).toBe(codes.badInput);
  for (let asked = 0; asked < 7; asked += 1) await find(within.mobile);
  expect((await find(within.mobile)).code).toBe(codes.tooManyRequests);
});
