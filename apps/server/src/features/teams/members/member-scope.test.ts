import { findCampaignGroups } from '@tapwright/contracts/campaign-groups';
import { codes } from '@tapwright/contracts/codes';
import { expect, test } from 'vitest';
import { startWithCampaigns } from '../testing/start-with-campaigns.ts';

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
