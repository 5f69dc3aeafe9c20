import {
  addCampaignGroups,
  findAdAccounts,
  findCampaignGroups,
  findGroupNames,
  modifyCampaignGroup,
  removeCampaignGroup,
} from '@tapwright/contracts/campaign-groups';
import { createSecretKey, removeCertificate } from '@tapwright/contracts/certificates';
import { codes } from '@tapwright/contracts/codes';
import { inviteMember } from '@tapwright/contracts/invitations';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import { findTeams, removeAll } from '@tapwright/contracts/teams';
import { expect, test } from 'vitest';
import { startCertificateServer } from '../../testing/certificate-server.ts';

async function startBound() {
  const server = await startCertificateServer();
  const { owner, teamId } = await server.startTeam();
  const { certificateId, user } = await server.bind(owner, teamId);
  const second = await server.addAdAccount(teamId, certificateId, 'Second market');
  const accounts = [String(user.adAccountIds[0]), second] as const;
  const attach = async (adAccountId: string, name: string, guards: object = {}) =>
    server.ask(owner, addCampaignGroups, {
      body: { teamId, certificateId, adAccounts: [{ adAccountId, name, ...guards }] },
    });
  return { ...server, owner, teamId, certificateId, accounts, attach };
}

const page = { pageNum: 1, pageSize: 10 };

test('an ad account is attached under a name of ours, with guards in its own currency', async () => {
  const { ask, owner, teamId, certificateId, accounts, attach } = await startBound();
  const before = await ask(owner, findAdAccounts, { query: { teamId, certificateId } });
  expect(before.map(({ state }) => state)).toEqual(before.map(() => 'free'));
  const [choice] = before;
  const [group] = await attach(accounts[0], 'Our market', { totalBudget: '5,000', cpaGoal: '2.5' });
  expect(group).toMatchObject({
    name: 'Our market',
    adAccountId: accounts[0],
    appleName: choice?.name,
    currency: choice?.currency,
    timeZone: choice?.timeZone,
    totalBudget: '5000.00',
    cpaGoal: '2.50',
    canWrite: true,
  });
  const after = await ask(owner, findAdAccounts, { query: { teamId, certificateId } });
  expect(after[0]).toMatchObject({ state: 'attached', campaignGroupId: group?.campaignGroupId });
  const { list, total } = await ask(owner, findCampaignGroups, { query: { teamId, ...page } });
  expect([list, total]).toEqual([[group], 1]);
  const log = await ask(owner, findTeamOperations, { query: { teamId } });
  expect(log.list[0]?.name).toBe('Campaign group attached');
});

test.each([
  [
    'a budget below the lowest',
    { totalBudget: '49.99' },
    'totalBudget',
    /lowest amount is 50\.00 \w{3}, the highest 20,000,000\.00 \w{3}/,
  ],
  ['a goal above the highest', { cpaGoal: '1500.01' }, 'cpaGoal', /highest amount is 1,500\.00 \w{3}/],
  ['words for an amount', { cpaGoal: 'cheap' }, 'cpaGoal', /between 0\.01 \w{3} and 1,500\.00/],
])('%s is refused at its field', async (_what, guards, field, sentence) => {
  const { send, owner, teamId, certificateId, accounts } = await startBound();
  const adAccounts = [{ adAccountId: accounts[0], name: 'One', ...guards }];
  const { code, data } = await send(owner, addCampaignGroups, {
    body: { teamId, certificateId, adAccounts },
  });
  expect(code).toBe(codes.badInput);
  expect(data).toEqual({ fields: { [`adAccounts.0.${field}`]: expect.stringMatching(sentence) } });
});

test('an ad account for Apple Maps is named as such and cannot be attached, and an inactive one says so', async () => {
  const { ask, send, apple, addAdAccount, owner, teamId, certificateId, accounts } = await startBound();
  const maps = await addAdAccount(teamId, certificateId, 'Shop windows', 'BUSINESS_BRAND_MANUAL');
  await apple.control('POST', '/faults', {
    kind: 'paymentProblem',
    adAccountId: Number(accounts[1]),
    reason: 'PAYMENT_DECLINED',
  });
  const choices = await ask(owner, findAdAccounts, { query: { teamId, certificateId } });
  const stateOf = new Map(
    choices.map(({ adAccountId, state, isInactive }) => [adAccountId, [state, isInactive]]),
  );
  expect(stateOf.get(maps)).toEqual(['maps', false]);
  expect(stateOf.get(accounts[1])).toEqual(['free', true]);
  expect(stateOf.get(accounts[0])).toEqual(['free', false]);
  const adAccounts = [accounts[0], maps].map((adAccountId) => ({ adAccountId, name: adAccountId }));
  const { code, data } = await send(owner, addCampaignGroups, {
    body: { teamId, certificateId, adAccounts },
  });
  expect(code).toBe(codes.badInput);
  expect(data).toEqual({ fields: { 'adAccounts.1.adAccountId': expect.stringContaining('Apple Maps') } });
  expect((await ask(owner, findCampaignGroups, { query: { teamId, ...page } })).total).toBe(0);
});

test('all of several are attached or none', async () => {
  const { ask, codeOf, owner, teamId, certificateId, accounts } = await startBound();
  const adAccounts = accounts.map((adAccountId) => ({ adAccountId, name: 'The same' }));
  expect(await codeOf(owner, addCampaignGroups, { body: { teamId, certificateId, adAccounts } })).toBe(
    codes.groupNameTaken,
  );
  expect((await ask(owner, findCampaignGroups, { query: { teamId, ...page } })).total).toBe(0);
});

test('a second team can neither attach, see nor guess what the first has', async () => {
  const { ask, send, codeOf, bind, startTeam, attach, accounts, owner, teamId } = await startBound();
  const [group] = await attach(accounts[0], 'Secret name');
  const { owner: neighbour, teamId: theirTeam } = await startTeam();
  const ask2 = (adAccountId: string, certificateId: number) =>
    send(neighbour, addCampaignGroups, {
      body: { teamId: theirTeam, certificateId, adAccounts: [{ adAccountId, name: 'Mine' }] },
    });

  // Without a way to the ad account at Apple, one that is taken answers as one that does not exist.
  const narrow = await bind(neighbour, theirTeam, {
    role: 'Limited Access: API Read & Write',
    adAccountIds: [Number(accounts[1])],
  });
  const taken = await ask2(accounts[0], narrow.certificateId);
  const missing = await ask2('123456789', narrow.certificateId);
  expect([taken.code, taken.data, taken.message]).toEqual([missing.code, missing.data, missing.message]);
  const seen = await ask(neighbour, findAdAccounts, {
    query: { teamId: theirTeam, certificateId: narrow.certificateId },
  });
  expect(seen.map(({ adAccountId }) => adAccountId)).toEqual([accounts[1]]);

  // With one, Apple shows it to them, and they learn that it is attached, and nothing more.
  const wide = await bind(neighbour, theirTeam);
  const refused = await ask2(accounts[0], wide.certificateId);
  expect(refused.code).toBe(codes.adAccountTaken);
  expect(JSON.stringify(refused)).not.toMatch(new RegExp(`Secret name|${teamId}`));
  const choices = await send(neighbour, findAdAccounts, {
    query: { teamId: theirTeam, certificateId: wide.certificateId },
  });
  expect(JSON.stringify(choices.data)).toContain('"elsewhere"');
  expect(JSON.stringify(choices.data)).not.toContain('Secret name');

  const body = { teamId: theirTeam, campaignGroupId: group?.campaignGroupId ?? 0 };
  expect(await codeOf(neighbour, removeCampaignGroup, { body })).toBe(codes.notFound);
  const change = { ...body, name: 'Mine', totalBudget: '', cpaGoal: '', revision: 1 };
  expect(await codeOf(neighbour, modifyCampaignGroup, { body: change })).toBe(codes.notFound);
  const theirs = await ask(neighbour, findCampaignGroups, { query: { teamId: theirTeam, ...page } });
  expect(theirs).toEqual({ list: [], total: 0 });
  expect(await codeOf(neighbour, findCampaignGroups, { query: { teamId, ...page } })).toBe(
    codes.notPermitted,
  );
  expect((await ask(owner, findCampaignGroups, { query: { teamId, ...page } })).total).toBe(1);
});

test('of two teams that attach the same ad account at once, one gets it', async () => {
  const { codeOf, bind, startTeam, owner, teamId, certificateId, accounts } = await startBound();
  const other = await startTeam();
  const theirs = await bind(other.owner, other.teamId);
  const adAccounts = [{ adAccountId: accounts[0], name: 'Ours' }];
  const given = await Promise.all([
    codeOf(owner, addCampaignGroups, { body: { teamId, certificateId, adAccounts } }),
    codeOf(other.owner, addCampaignGroups, {
      body: { teamId: other.teamId, certificateId: theirs.certificateId, adAccounts },
    }),
  ]);
  expect(given.toSorted((one, next) => one - next)).toEqual([codes.success, codes.adAccountTaken]);
});

test('detached, the ad account is free for another team, and its row waits for the first', async () => {
  const { ask, bind, startTeam, owner, teamId, certificateId, accounts, attach } = await startBound();
  const [group] = await attach(accounts[0], 'First');
  const { campaignGroupId } = group ?? { campaignGroupId: 0 };
  await ask(owner, removeCampaignGroup, { body: { teamId, campaignGroupId } });
  const choices = await ask(owner, findAdAccounts, { query: { teamId, certificateId } });
  expect(choices[0]).toMatchObject({ state: 'free', nameBefore: 'First' });

  const other = await startTeam();
  const theirs = await bind(other.owner, other.teamId);
  const [taken] = await ask(other.owner, addCampaignGroups, {
    body: {
      teamId: other.teamId,
      certificateId: theirs.certificateId,
      adAccounts: [{ adAccountId: accounts[0], name: 'Second' }],
    },
  });
  expect(taken?.campaignGroupId).not.toBe(campaignGroupId);
  await ask(other.owner, removeCampaignGroup, {
    body: { teamId: other.teamId, campaignGroupId: taken?.campaignGroupId ?? 0 },
  });
  const [again] = await attach(accounts[0], 'First again');
  expect(again?.campaignGroupId).toBe(campaignGroupId);
});

test('removing the certificate detaches what hung on it and informs the admins', async () => {
  const { ask, makeMember, openNotices, owner, teamId, certificateId, accounts, attach } = await startBound();
  await attach(accounts[0], 'First');
  const admin = await makeMember(owner, teamId, 'admin');
  expect(await ask(owner, removeCertificate, { query: { teamId, certificateId } })).toEqual({ detached: 1 });
  expect((await ask(owner, findCampaignGroups, { query: { teamId, ...page } })).total).toBe(0);
  expect((await openNotices(admin)).map(({ typeId }) => typeId)).toContain(9);
});

test('a change needs the row as it was read, and a name no other group has', async () => {
  const { ask, codeOf, owner, teamId, accounts, attach } = await startBound();
  const [one] = await attach(accounts[0], 'One');
  await attach(accounts[1], 'Two');
  const { campaignGroupId = 0, revision = 0 } = one ?? {};
  const body = { teamId, campaignGroupId, name: 'New name', totalBudget: '100', cpaGoal: '', revision };
  expect(await ask(owner, modifyCampaignGroup, { body })).toMatchObject({
    name: 'New name',
    totalBudget: '100.00',
  });
  expect(await codeOf(owner, modifyCampaignGroup, { body })).toBe(codes.changedMeanwhile);
  const next = { ...body, name: 'TWO', revision: revision + 1 };
  expect(await codeOf(owner, modifyCampaignGroup, { body: next })).toBe(codes.groupNameTaken);
});

test("a manager is bound to the team's groups, sees these alone and changes these alone", async () => {
  const { ask, codeOf, makePerson, acceptNewest, startTeam, owner, teamId, accounts, attach } =
    await startBound();
  const [mine] = await attach(accounts[0], 'Mine');
  const [other] = await attach(accounts[1], 'Other');
  const { campaignGroupId: mineId = 0, revision = 0 } = mine ?? {};
  const otherId = other?.campaignGroupId ?? 0;
  const invite = async (
    by: typeof owner,
    account: string,
    scope: number[],
    roleName: 'manager' | 'advManager',
  ) => codeOf(by, inviteMember, { body: { teamId, account, roleName, scope } });

  const manager = await makePerson();
  expect(await invite(owner, manager.email, [mineId, 999_999], 'manager')).toBe(codes.badInput);
  expect(await invite(owner, manager.email, [mineId], 'manager')).toBe(codes.success);
  await acceptNewest(manager);
  const seen = await ask(manager, findCampaignGroups, { query: { teamId, ...page } });
  expect(seen.list.map(({ name }) => name)).toEqual(['Mine']);
  expect(await ask(manager, findGroupNames, { query: { teamId } })).toEqual([
    { campaignGroupId: mineId, name: 'Mine' },
  ]);
  const change = { teamId, name: 'Renamed', totalBudget: '', cpaGoal: '', revision };
  const codeOfChange = async (campaignGroupId: number) =>
    codeOf(manager, modifyCampaignGroup, { body: { ...change, campaignGroupId } });
  expect([await codeOfChange(otherId), await codeOfChange(mineId)]).toEqual([codes.notFound, codes.success]);
  expect(await codeOf(manager, removeCampaignGroup, { body: { teamId, campaignGroupId: otherId } })).toBe(
    codes.notFound,
  );
  // All would be more than the manager has, and a group is nothing for a role that is bound to campaigns.
  expect(await invite(manager, 'somebody@example.com', [], 'advManager')).toBe(codes.scopeTooWide);
  expect(await invite(manager, 'somebody@example.com', [mineId], 'advManager')).toBe(codes.badInput);

  const stranger = await startTeam();
  const body = { teamId: stranger.teamId, account: 'x@example.com', roleName: 'manager', scope: [mineId] };
  expect(await codeOf(stranger.owner, inviteMember, { body })).toBe(codes.badInput);
});

test('with its team goes what let it into Apple: keys are gone, groups detached, history stays, the account is free', async () => {
  const { ask, owner, deps, startTeam, bind, accounts, attach, certificateId, teamId } = await startBound();
  await ask(owner, createSecretKey, { query: { teamId } });
  await attach(accounts[0], 'Ours');
  const [{ teamName } = { teamName: '' }] = await ask(owner, findTeams);
  await ask(owner, removeAll, { body: { teamId, teamName } });
  const rows = await deps.database.write.selectFrom('certificates').selectAll().execute();
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toMatchObject({ state: 'removed', sealedPrivateKey: null });
  const groups = await deps.database.write.selectFrom('campaignGroups').selectAll().execute();
  expect(groups).toMatchObject([{ name: 'Ours', certificateId, detachedAt: expect.any(Date) }]);
  const log = await deps.database.write.selectFrom('operationLog').select('operation').execute();
  const operations = log.map(({ operation }) => operation);
  expect(operations).toEqual(
    expect.arrayContaining(['campaignGroup.detached', 'certificate.removed', 'team.dissolved']),
  );

  const other = await startTeam();
  const { certificateId: theirs } = await bind(other.owner, other.teamId);
  const body = { teamId: other.teamId, certificateId: theirs };
  const [free] = await ask(other.owner, addCampaignGroups, {
    body: { ...body, adAccounts: [{ adAccountId: accounts[0], name: 'Theirs' }] },
  });
  expect(free).toMatchObject({ name: 'Theirs', adAccountId: accounts[0] });
});
