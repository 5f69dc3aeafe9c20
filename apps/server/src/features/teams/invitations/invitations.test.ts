import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { codes } from '@tapwright/contracts/codes';
import {
  findInvitations,
  inviteMember,
  resendInvitation,
  withdrawInvitation,
} from '@tapwright/contracts/invitations';
import { findMembers } from '@tapwright/contracts/members';
import { answerNotice } from '@tapwright/contracts/notifications';
import { describe, expect, test } from 'vitest';
import { expireInvitations } from './expire-invitations.ts';
import { type Somebody, startTeamServer } from '../testing/team-server.ts';

async function startWithTeam() {
  const server = await startTeamServer();
  const [ann, bob] = [await server.makePerson(), await server.makePerson()];
  const teamId = await server.makeTeam(ann);
  const newestNotice = async (who: Somebody) => (await server.openNotices(who))[0]?.id ?? 0;
  const stateOf = async () => (await server.ask(ann, findInvitations, { query: { teamId } }))[0]?.state;
  return { ...server, ann, bob, teamId, newestNotice, stateOf };
}

test('an invited person finds a notice, accepts, and is a member with that role; the inviter hears of it', async () => {
  const { ann, bob, teamId, invite, openNotices, acceptNewest, ask, stateOf } = await startWithTeam();
  await invite(ann, teamId, bob, 'advManager');
  expect(await openNotices(bob)).toMatchObject([
    { typeId: 1, teamId, teamName: 'North', sendUserId: ann.userId, receiveRole: 'advManager', status: 0 },
  ]);
  await acceptNewest(bob);
  expect(await stateOf()).toBe('accepted');
  expect(await ask(bob, findMembers, { query: { teamId } })).toMatchObject([
    { userId: ann.userId, roleName: 'visitor' },
    { userId: bob.userId, roleName: 'advManager', roleUserStatus: 0 },
  ]);
  expect(await openNotices(ann)).toMatchObject([{ typeId: 3, sendUserId: bob.userId, roleUserStatus: null }]);
});

test('refusing tells the inviter, and owner and admins besides', async () => {
  const { ann, bob, teamId, makeMember, invite, newestNotice, ask, openNotices, stateOf } =
    await startWithTeam();
  const admin = await makeMember(ann, teamId, 'admin');
  await invite(admin, teamId, bob, 'finance');
  await ask(bob, answerNotice, { body: { id: await newestNotice(bob), status: 2 } });
  expect(await stateOf()).toBe('refused');
  expect((await openNotices(admin))[0]).toMatchObject({ typeId: 2, detailed: 'refused' });
  expect((await openNotices(ann))[0]).toMatchObject({ typeId: 5, detailed: '1', sendUserId: bob.userId });
});

describe('whom one cannot invite', () => {
  test('oneself, a member, somebody with an open invitation, an address that is none', async () => {
    const { ann, bob, teamId, makeMember, invite, codeOf } = await startWithTeam();
    const member = await makeMember(ann, teamId, 'readOnly');
    await invite(ann, teamId, bob, 'finance');
    const ask = (account: string) =>
      codeOf(ann, inviteMember, { body: { teamId, account, roleName: 'finance', scope: [] } });
    expect(await ask(ann.mobile)).toBe(codes.inviteSelf);
    expect(await ask(member.email.toUpperCase())).toBe(codes.alreadyMember);
    // The same person under their other address is invited once all the same.
    expect([await ask(bob.email), await ask(bob.mobile)]).toEqual([
      codes.alreadyInvited,
      codes.alreadyInvited,
    ]);
    expect(await ask('nobody')).toBe(codes.badInput);
  });

  test('a role above one’s own reach, the owner’s role, or a scope the team does not have', async () => {
    const { ann, bob, teamId, makeMember, codeOf } = await startWithTeam();
    const manager = await makeMember(ann, teamId, 'manager');
    const ask = (roleName: string, scope: number[] = [], who = manager) =>
      codeOf(who, inviteMember, { body: { teamId, account: bob.email, roleName, scope } });
    expect(await ask('finance')).toBe(codes.roleNotGrantable);
    expect(await ask('visitor', [], ann)).toBe(codes.badInput);
    expect(await ask('advManager', [7])).toBe(codes.badInput);
    expect(await ask('advManager')).toBe(codes.success);
  });
});

describe('invitations as a weapon', () => {
  test('one team writes to one address three times a day, withdrawn in between or not', async () => {
    const { ann, bob, teamId, invite, ask, codeOf } = await startWithTeam();
    for (let sent = 0; sent < 3; sent += 1) {
      const { invitationId } = await invite(ann, teamId, bob, 'finance');
      await ask(ann, withdrawInvitation, { body: { teamId, invitationId } });
    }
    const body = { teamId, account: bob.email, roleName: 'finance', scope: [] };
    expect(await codeOf(ann, inviteMember, { body })).toBe(codes.tooManyRequests);
  });

  test('all teams together write to one address ten times a day, and who invites then is not shut out', async () => {
    const { bob, makePerson, makeTeam, invite, deps } = await startWithTeam();
    const inviter = await makePerson();
    for (let sent = 0; sent < 12; sent += 1)
      await invite(inviter, await makeTeam(inviter, `Team ${sent}`), bob, 'finance');
    const notices = deps.database.read.selectFrom('notices').selectAll().where('userId', '=', bob.userId);
    expect(await notices.execute()).toHaveLength(12);
    const outbox = join(deps.settings.dataDir, 'outbox');
    await expect.poll(() => readdirSync(outbox).length).toBe(10);
    await expect.poll(async () => (await deps.jobs.count()).waiting).toBe(0);
    expect(readdirSync(outbox)).toHaveLength(10);
  });

  test('one person sends a hundred a day', async () => {
    const { ann, teamId, codeOf, ask } = await startWithTeam();
    const inviteOne = async (place: number) => {
      const body = { teamId, account: `p${place}@halden.example`, roleName: 'finance' as const, scope: [] };
      return codeOf(ann, inviteMember, { body });
    };
    for (let sent = 0; sent < 100; sent += 1) {
      expect(await inviteOne(sent)).toBe(codes.success);
      const [last] = await ask(ann, findInvitations, { query: { teamId } });
      await ask(ann, withdrawInvitation, { body: { teamId, invitationId: last?.invitationId ?? 0 } });
    }
    expect(await inviteOne(100)).toBe(codes.tooManyRequests);
  });
});

describe('answers that come too late or from the wrong person', () => {
  test('accepting twice joins once, and says nothing bad', async () => {
    const { ann, bob, teamId, invite, newestNotice, codeOf, ask } = await startWithTeam();
    await invite(ann, teamId, bob, 'finance');
    const body = { id: await newestNotice(bob), status: 1 };
    const answers = await Promise.all([
      codeOf(bob, answerNotice, { body }),
      codeOf(bob, answerNotice, { body }),
    ]);
    expect(answers).toEqual([codes.success, codes.success]);
    expect(await ask(ann, findMembers, { query: { teamId } })).toHaveLength(2);
  });

  test('after it was withdrawn, or as somebody else', async () => {
    const { ann, bob, teamId, invite, makePerson, newestNotice, codeOf, ask, openNotices } =
      await startWithTeam();
    const { invitationId } = await invite(ann, teamId, bob, 'finance');
    const body = { id: await newestNotice(bob), status: 1 };
    expect(await codeOf(await makePerson(), answerNotice, { body })).toBe(codes.notFound);
    await ask(ann, withdrawInvitation, { body: { teamId, invitationId } });
    expect(await codeOf(ann, withdrawInvitation, { body: { teamId, invitationId } })).toBe(
      codes.invitationOver,
    );
    expect(await codeOf(bob, answerNotice, { body })).toBe(codes.invitationOver);
    expect(await openNotices(bob)).toEqual([]);
    expect(await ask(ann, findMembers, { query: { teamId } })).toHaveLength(1);
  });

  test('into a thirteenth team: refused, and the invitation stays open', async () => {
    const { ann, bob, teamId, invite, makeTeam, newestNotice, codeOf, stateOf } = await startWithTeam();
    for (let count = 1; count <= 12; count += 1) await makeTeam(bob, `Own ${count}`);
    await invite(ann, teamId, bob, 'finance');
    const body = { id: await newestNotice(bob), status: 1 };
    expect(await codeOf(bob, answerNotice, { body })).toBe(codes.tooManyTeams);
    expect(await stateOf()).toBe('pending');
  });

  test('after seven days: the job ends it, tells the inviter, and it can be sent again', async () => {
    const { ann, bob, teamId, invite, deps, codeOf, ask, openNotices, stateOf, acceptNewest } =
      await startWithTeam();
    const { invitationId } = await invite(ann, teamId, bob, 'finance');
    expect(await codeOf(ann, resendInvitation, { body: { teamId, invitationId } })).toBe(
      codes.tooManyRequests,
    );
    await deps.database.write
      .updateTable('teamInvitations')
      .set({ sentAt: new Date(Date.now() - 8 * 86_400_000), expiresAt: new Date(Date.now() - 86_400_000) })
      .execute();
    await expireInvitations(deps);
    expect(await stateOf()).toBe('expired');
    expect(await openNotices(bob)).toEqual([]);
    expect((await openNotices(ann))[0]).toMatchObject({ typeId: 2, detailed: 'expired' });
    await ask(ann, resendInvitation, { body: { teamId, invitationId } });
    await acceptNewest(bob);
    expect(await stateOf()).toBe('accepted');
  });
});
