import {
  addCampaignGroups,
  findCampaignGroups,
  findDeliveryModes,
  removeCampaignGroup,
} from '@tapwright/contracts/campaign-groups';
import { addCampaigns } from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import { inviteMember } from '@tapwright/contracts/invitations';
import { searchApps } from '@tapwright/contracts/look-ups';
import { expect, test } from 'vitest';
import { startCertificateServer } from '../../testing/certificate-server.ts';
import { havePlatform } from './platform-jobs.ts';

const signal = new AbortController().signal;

test('without a certificate of the platform the mode is absent; with it, each team gets an ad account of its own', async () => {
  const { deps, apple, ask, send, codeOf, startTeam, makeMember } = await startCertificateServer();
  const { owner, teamId } = await startTeam();
  const modes = () => ask(owner, findDeliveryModes, { query: { teamId } });
  const open = async (who: typeof owner, of: number, name: string) =>
    send(who, addCampaignGroups, { body: { teamId: of, deliveryMode: 'selfService', name } });
  expect(await modes()).toEqual({ modes: [], isSample: true });
  expect((await open(owner, teamId, 'First')).code).toBe(codes.modeMissing);

  await havePlatform(deps, apple.origin, signal);
  await havePlatform(deps, apple.origin, signal);
  expect(await modes()).toEqual({ modes: ['selfService', 'managed'], isSample: true });
  const other = await startTeam();
  const both = await Promise.all([open(owner, teamId, 'First'), open(other.owner, other.teamId, 'First')]);
  expect(both.map(({ code }) => code)).toEqual([codes.success, codes.success]);
  const groupsOf = async (who: typeof owner, of: number) =>
    (await ask(who, findCampaignGroups, { query: { teamId: of, pageNum: 1, pageSize: 10 } })).list;
  const [group] = await groupsOf(owner, teamId);
  const [theirs] = await groupsOf(other.owner, other.teamId);
  expect([group, theirs]).toMatchObject([
    { deliveryMode: 'selfService', canWrite: true },
    { deliveryMode: 'selfService', canWrite: true },
  ]);
  expect(group?.adAccountId).not.toBe(theirs?.adAccountId);
  expect((await open(owner, teamId, 'FIRST')).code).toBe(codes.groupNameTaken);

  const { campaignGroupId = 0 } = group ?? {};
  const apps = await ask(owner, searchApps, { query: { teamId, campaignGroupId, text: '' } });
  expect(apps[0]).toMatchObject({ name: 'Stillwater: Sleep & Calm', isOwn: true });
  const create = {
    campaignGroupId,
    name: 'US',
    adamId: apps[0]?.adamId ?? '',
    countries: ['US'],
    dailyCap: '50',
  };
  const refused = await send(owner, addCampaigns, { body: { teamId, campaigns: [create] } });
  expect(refused).toMatchObject({
    code: codes.badInput,
    data: { fields: { 'campaigns.0.totalBudget': expect.any(String) } },
  });

  const admin = await makeMember(owner, teamId, 'admin');
  expect((await open(admin, teamId, 'Second')).code).toBe(codes.success);
  expect(await codeOf(owner, removeCampaignGroup, { body: { teamId, campaignGroupId } })).toBe(codes.success);
});

test('who may not edit campaign groups, or is bound to some, opens none of the platform’s', async () => {
  const { deps, apple, ask, codeOf, startTeam, makeMember, makePerson, acceptNewest } =
    await startCertificateServer();
  await havePlatform(deps, apple.origin, signal);
  const { owner, teamId } = await startTeam();
  const open = async (who: typeof owner, name: string) =>
    codeOf(who, addCampaignGroups, { body: { teamId, deliveryMode: 'selfService', name } });
  expect(await open(owner, 'First')).toBe(codes.success);
  const manager = await makeMember(owner, teamId, 'manager');
  expect(await open(manager, 'Second')).toBe(codes.success);
  const { list } = await ask(owner, findCampaignGroups, { query: { teamId, pageNum: 1, pageSize: 10 } });
  const scope = list.slice(0, 1).map(({ campaignGroupId }) => campaignGroupId);
  const bound = await makePerson();
  await ask(owner, inviteMember, {
    body: { teamId, account: bound.email, roleName: 'manager', scope },
  });
  await acceptNewest(bound);
  expect(await open(bound, 'Third')).toBe(codes.notPermitted);
  const refusals = [
    ['advManager', codes.notPermitted],
    ['finance', codes.notPermitted],
    ['readOnly', codes.readOnlyRole],
    ['campaignsReadOnly', codes.readOnlyRole],
  ] as const;
  for (const [role, code] of refusals)
    expect(await open(await makeMember(owner, teamId, role), `By ${role}`), role).toBe(code);
  const modes = await ask(manager, findDeliveryModes, { query: { teamId } });
  expect(modes.modes).toEqual(['selfService', 'managed']);
  const after = await ask(owner, findCampaignGroups, { query: { teamId, pageNum: 1, pageSize: 10 } });
  expect(after.list.map(({ name }) => name)).toEqual(['First', 'Second']);
});
