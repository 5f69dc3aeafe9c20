import { findCampaignGroups } from '@tapwright/contracts/campaign-groups';
import { codes } from '@tapwright/contracts/codes';
import { inviteMember } from '@tapwright/contracts/invitations';
import type { Role } from '@tapwright/contracts/roles';
import { expect, test } from 'vitest';
import { type Somebody, startTeamServer } from '../testing/team-server.ts';
import { findScope } from '../../campaign-groups/index.ts';

/** Two campaign groups with two campaigns each, as a sync leaves them. */
async function startWithCampaigns() {
  const server = await startTeamServer();
  const { write } = server.deps.database;
  const owner = await server.makePerson();
  const teamId = await server.makeTeam(owner);
  const addGroup = async (ofTeam: number, adAccountId: number, campaignIds: readonly number[]) => {
    const certificate = { teamId: ofTeam, certificateId: 7, publicKey: 'k', sealedPrivateKey: 's' };
    await write
      .insertInto('certificates')
      .values(certificate)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const place = { appleOrgId: '1', currency: 'USD', timeZone: 'UTC', attachedAt: new Date() };
    const names = { appleName: `At Apple ${adAccountId}`, name: `Group ${adAccountId}` };
    const { campaignGroupId } = await write
      .insertInto('campaignGroups')
      .values({ teamId: ofTeam, certificateId: 7, adAccountId: String(adAccountId), ...place, ...names })
      .returning('campaignGroupId')
      .executeTakeFirstOrThrow();
    for (const campaignId of campaignIds)
      await write
        .insertInto('campaigns')
        .values({
          teamId: ofTeam,
          adAccountId,
          campaignId,
          apple: JSON.stringify({ name: `C${campaignId}` }),
        })
        .execute();
    return campaignGroupId;
  };
  const groups = [await addGroup(teamId, 501, [11, 12]), await addGroup(teamId, 502, [21, 22])] as const;
  const scopeOf = (role: Role, scope: number[], ofTeam = teamId) =>
    findScope(write, { teamId: ofTeam, role, scope });
  const invite = (by: Somebody, account: string, roleName: Role, scope: readonly number[], ofTeam = teamId) =>
    server.codeOf(by, inviteMember, { body: { teamId: ofTeam, account, roleName, scope } });
  return { ...server, owner, teamId, groups, addGroup, scopeOf, invite };
}

test('a manager has the campaigns of their groups, the others the groups of their campaigns', async () => {
  const { scopeOf, groups } = await startWithCampaigns();
  const second = { campaignGroupIds: [groups[1]], adAccountIds: ['502'] };
  expect(await scopeOf('manager', [groups[1]])).toEqual({ ...second, campaignIds: [21, 22] });
  for (const role of ['advManager', 'campaignsReadOnly'] as const)
    expect(await scopeOf(role, [22])).toEqual({ ...second, campaignIds: [22] });
});

test('an empty scope and a role without one mean all; a scope whose objects are gone means nothing', async () => {
  const { scopeOf, groups } = await startWithCampaigns();
  expect(await scopeOf('manager', [])).toBeUndefined();
  expect(await scopeOf('readOnly', [groups[0]])).toBeUndefined();
  const nothing = { campaignGroupIds: [], adAccountIds: [], campaignIds: [] };
  expect(await scopeOf('manager', [999_999])).toEqual(nothing);
  expect(await scopeOf('advManager', [999_999])).toEqual(nothing);
});

test("another team's groups and campaigns are in nobody's scope", async () => {
  const { scopeOf, invite, makePerson, makeTeam, addGroup, groups } = await startWithCampaigns();
  const neighbour = await makePerson();
  const theirTeam = await makeTeam(neighbour, 'Neighbours');
  await addGroup(theirTeam, 601, [31]);
  expect(await scopeOf('manager', [groups[0]], theirTeam)).toMatchObject({ campaignIds: [] });
  expect(await scopeOf('advManager', [11, 31], theirTeam)).toMatchObject({ campaignIds: [31] });
  expect(await invite(neighbour, 'one@example.com', 'advManager', [11], theirTeam)).toBe(codes.badInput);
  expect(await invite(neighbour, 'one@example.com', 'manager', [groups[0]], theirTeam)).toBe(codes.badInput);
});

test('a manager gives what they have: campaigns of their own groups, never all and never those of others', async () => {
  const { owner, invite, makePerson, acceptNewest, groups } = await startWithCampaigns();
  const manager = await makePerson();
  expect(await invite(owner, manager.email, 'manager', [groups[0]])).toBe(codes.success);
  await acceptNewest(manager);
  expect(await invite(manager, 'a@example.com', 'advManager', [11])).toBe(codes.success);
  expect(await invite(manager, 'b@example.com', 'advManager', [11, 21])).toBe(codes.scopeTooWide);
  expect(await invite(manager, 'b@example.com', 'campaignsReadOnly', [])).toBe(codes.scopeTooWide);
  expect(await invite(manager, 'b@example.com', 'advManager', [groups[0]])).toBe(codes.badInput);
});

test('whoever is bound to a campaign sees the campaign group around it and no other', async () => {
  const { owner, ask, invite, makePerson, acceptNewest, teamId } = await startWithCampaigns();
  const reader = await makePerson();
  expect(await invite(owner, reader.email, 'campaignsReadOnly', [21])).toBe(codes.success);
  await acceptNewest(reader);
  const { list, total } = await ask(reader, findCampaignGroups, {
    query: { teamId, pageNum: 1, pageSize: 10 },
  });
  expect([list.map(({ name }) => name), total]).toEqual([['Group 502'], 1]);
});
