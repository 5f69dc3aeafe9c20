import { codes } from '@tapwright/contracts/codes';
import { findInvitations, inviteMember } from '@tapwright/contracts/invitations';
import {
  findMembers,
  modifyMember,
  modifyMemberInfo,
  removeMember,
  leaveTeam,
} from '@tapwright/contracts/members';
import type { InvitedRole } from '@tapwright/contracts/roles';
import { findTeams, modifyTeam } from '@tapwright/contracts/teams';
import { expect, test } from 'vitest';
import { startTeamServer } from '../testing/team-server.ts';

async function startWithMember(role: InvitedRole = 'advManager') {
  const server = await startTeamServer();
  const ann = await server.makePerson();
  const teamId = await server.makeTeam(ann);
  const bob = await server.makeMember(ann, teamId, role);
  const revisionOf = async (userId: number) =>
    (await server.ask(ann, findMembers, { query: { teamId } })).find((member) => member.userId === userId)
      ?.revision ?? 0;
  return { ...server, ann, bob, teamId, revisionOf };
}

test('a new role counts from the next call on and the member is told which it is', async () => {
  const { ann, bob, teamId, ask, revisionOf, openNotices } = await startWithMember();
  const revision = await revisionOf(bob.userId);
  const body = { teamId, userId: bob.userId, roleName: 'readOnly' as const, scope: [], revision };
  expect(await ask(ann, modifyMember, { body })).toMatchObject({
    roleName: 'readOnly',
    revision: revision + 1,
  });
  expect(await ask(bob, findTeams)).toMatchObject([{ roleName: 'readOnly' }]);
  expect(await openNotices(bob)).toMatchObject([
    { typeId: 0, receiveRole: 'readOnly', sendUserId: ann.userId },
  ]);
});

test('who manages members is told their address, masked, and their last day here; nobody else is', async () => {
  const { ann, bob, teamId, ask, deps } = await startWithMember('readOnly');
  await deps.database.write
    .insertInto('userActiveDays')
    .values({ userId: bob.userId, activeOn: '2026-11-18' })
    .execute();
  const rowOf = async (who: typeof ann) =>
    (await ask(who, findMembers, { query: { teamId } })).find(({ userId }) => userId === bob.userId);
  expect(await rowOf(ann)).toMatchObject({
    account: expect.stringMatching(/^.\*{3}@/),
    lastSeenOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  const asSeenByBob = await rowOf(bob);
  expect(asSeenByBob?.account).toBeUndefined();
  expect(asSeenByBob?.lastSeenOn).toBeUndefined();
});

test('of two windows that change the same member, the second is told and nothing of the first is lost', async () => {
  const { ann, bob, teamId, makeMember, codeOf, revisionOf, ask, openNotices } = await startWithMember();
  const admin = await makeMember(ann, teamId, 'admin');
  const revision = await revisionOf(bob.userId);
  const change = (who: typeof ann, roleName: string) =>
    codeOf(who, modifyMember, { body: { teamId, userId: bob.userId, roleName, scope: [], revision } });
  const answers = await Promise.all([change(ann, 'finance'), change(admin, 'manager')]);
  expect(new Set(answers)).toEqual(new Set([codes.success, codes.changedMeanwhile]));
  const winner = answers[0] === codes.success ? 'finance' : 'manager';
  expect(await ask(bob, findTeams)).toMatchObject([{ roleName: winner }]);
  expect(await openNotices(bob)).toHaveLength(1);
});

test('what a form sends after its sender’s role was lowered is refused and changes nothing', async () => {
  const { ann, bob, teamId, makeMember, makePerson, codeOf, ask, revisionOf } = await startWithMember();
  const admin = await makeMember(ann, teamId, 'admin');
  const guest = await makePerson();
  const revision = await revisionOf(bob.userId);
  const lower = async (roleName: 'admin' | 'readOnly') =>
    ask(ann, modifyMember, {
      body: { teamId, userId: admin.userId, roleName, scope: [], revision: await revisionOf(admin.userId) },
    });
  const invitation = { teamId, account: guest.email, roleName: 'finance' as const, scope: [] };
  await lower('readOnly');
  expect(
    await Promise.all([
      codeOf(admin, modifyTeam, { body: { teamId, teamName: 'Theirs' } }),
      codeOf(admin, inviteMember, { body: invitation }),
      codeOf(admin, modifyMember, {
        body: { teamId, userId: bob.userId, roleName: 'manager', scope: [], revision },
      }),
      codeOf(admin, removeMember, { body: { teamId, userId: bob.userId } }),
    ]),
  ).toEqual(Array(4).fill(codes.notPermitted));
  expect(await ask(bob, findTeams)).toMatchObject([{ teamName: 'North', roleName: 'advManager' }]);

  // In the very moment: whichever comes first, an invitation that was refused is nowhere.
  await lower('admin');
  const [code] = await Promise.all([codeOf(admin, inviteMember, { body: invitation }), lower('readOnly')]);
  const open = await ask(ann, findInvitations, { query: { teamId } });
  expect([codes.success, codes.notPermitted, codes.roleNotGrantable]).toContain(code);
  expect(open.filter(({ state }) => state === 'pending')).toHaveLength(code === codes.success ? 1 : 0);
});

test('disabled means no access there, shown in the list, and enabled again as before', async () => {
  const { ann, bob, teamId, ask, codeOf, revisionOf, openNotices } = await startWithMember();
  const set = async (roleUserStatus: 0 | 1) =>
    ask(ann, modifyMemberInfo, {
      body: { teamId, userId: bob.userId, roleUserStatus, revision: await revisionOf(bob.userId) },
    });
  await set(1);
  expect(await codeOf(bob, findMembers, { query: { teamId } })).toBe(codes.disabledInTeam);
  expect(await ask(bob, findTeams)).toMatchObject([{ roleUserStatus: 1 }]);
  expect((await openNotices(bob))[0]).toMatchObject({ typeId: 3, roleUserStatus: 1 });
  await set(0);
  expect(await codeOf(bob, findMembers, { query: { teamId } })).toBe(codes.success);
});

test('whoever is disabled may leave, and no longer counts that team among theirs', async () => {
  const { ann, bob, teamId, ask, revisionOf } = await startWithMember();
  await ask(ann, modifyMemberInfo, {
    body: { teamId, userId: bob.userId, roleUserStatus: 1, revision: await revisionOf(bob.userId) },
  });
  await ask(bob, leaveTeam, { body: { teamId } });
  expect(await ask(bob, findTeams)).toEqual([]);
});

test('nobody touches the owner, their equals or those above them', async () => {
  const { ann, bob, teamId, makeMember, codeOf, revisionOf } = await startWithMember('manager');
  const [admin, other] = [await makeMember(ann, teamId, 'admin'), await makeMember(ann, teamId, 'admin')];
  const cases = [
    [admin, ann],
    [admin, other],
    [bob, admin],
    [bob, bob],
  ] as const;
  for (const [actor, whom] of cases) {
    const { userId } = whom;
    expect(await codeOf(actor, removeMember, { body: { teamId, userId } })).toBe(codes.roleNotGrantable);
    const body = { teamId, userId, roleName: 'advManager', scope: [], revision: await revisionOf(userId) };
    expect(await codeOf(actor, modifyMember, { body })).toBe(codes.roleNotGrantable);
  }
});

test('a removed member is out at once, is told, and a second removal says so', async () => {
  const { ann, bob, teamId, ask, codeOf, openNotices } = await startWithMember();
  const body = { teamId, userId: bob.userId };
  await ask(ann, removeMember, { body });
  expect(await codeOf(bob, findMembers, { query: { teamId } })).toBe(codes.notPermitted);
  expect((await openNotices(bob))[0]).toMatchObject({ typeId: 7, detailed: 'removed' });
  expect(await codeOf(ann, removeMember, { body })).toBe(codes.notMember);
});
