import {
  findChangeLimits,
  findChangePolicy,
  modifyChangeLimits,
  modifyChangePolicy,
} from '@tapwright/contracts/change-approval';
import {
  commitChanges,
  findChangeSet,
  modifyKeywords,
  previewChanges,
} from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import { expect, test } from 'vitest';
import { makeMonths } from '../../measures/index.ts';
import { startTeamServer } from '../../teams/testing/team-server.ts';
import { startChanging } from '../testing/start-changing.ts';

const noLimits = { maxBid: '', maxRise: '', maxObjects: null, mayRemove: true };
const rule = {
  maxRise: '1,000',
  maxReserve: '2,500.50',
  maxObjects: 50,
  removal: true,
  roles: ['advManager' as const],
  origins: [],
};

test('owner and admins set the rule and limits, of those below them, and the member is told', async () => {
  const { ask, codeOf, send, makePerson, makeTeam, makeMember, openNotices } = await startTeamServer();
  const owner = await makePerson();
  const teamId = await makeTeam(owner);
  const admin = await makeMember(owner, teamId, 'admin');
  const member = await makeMember(owner, teamId, 'advManager');
  expect(await ask(member, findChangePolicy, { query: { teamId } })).toEqual({
    maxRise: '',
    maxReserve: '',
    maxObjects: null,
    removal: false,
    roles: [],
    origins: [],
    currencyType: 'USD',
    revision: 0,
  });
  expect(await ask(admin, modifyChangePolicy, { body: { teamId, revision: 0, ...rule } })).toMatchObject({
    maxRise: '1000.00',
    maxReserve: '2500.50',
    maxObjects: 50,
    removal: true,
    roles: ['advManager'],
    revision: 1,
  });
  expect(await codeOf(owner, modifyChangePolicy, { body: { teamId, revision: 0, ...rule } })).toBe(
    codes.changedMeanwhile,
  );
  const wrong = { ...rule, maxRise: 'much' };
  expect((await send(owner, modifyChangePolicy, { body: { teamId, revision: 1, ...wrong } })).data).toEqual({
    fields: { maxRise: 'Enter an amount' },
  });

  const limits = {
    teamId,
    userId: member.userId,
    revision: 0,
    ...noLimits,
    maxBid: '1.50',
    mayRemove: false,
  };
  expect(await ask(admin, modifyChangeLimits, { body: limits })).toMatchObject({
    maxBid: '1.50',
    revision: 1,
  });
  expect(await codeOf(admin, modifyChangeLimits, { body: limits })).toBe(codes.changedMeanwhile);
  for (const userId of [owner.userId, admin.userId])
    expect(await codeOf(admin, modifyChangeLimits, { body: { ...limits, userId } })).toBe(
      codes.roleNotGrantable,
    );
  expect(await codeOf(owner, modifyChangeLimits, { body: { ...limits, userId: 1 } })).toBe(codes.notFound);
  await ask(owner, modifyChangeLimits, { body: { ...limits, ...noLimits, userId: admin.userId } });
  expect((await openNotices(member)).map(({ typeId, detailed }) => [typeId, detailed])).toContainEqual([
    4,
    'limits',
  ]);
  const mine = await ask(member, findChangeLimits, { query: { teamId } });
  expect(mine.list.map(({ userId }) => userId)).toEqual([member.userId]);
  expect((await ask(owner, findChangeLimits, { query: { teamId } })).list).toHaveLength(2);
  const log = await ask(owner, findTeamOperations, { query: { teamId, type: 'edit' } });
  expect(log.list.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Approval rule changed', 'Personal limits changed']),
  );
  const neighbour = await makePerson();
  const theirs = await makeTeam(neighbour, 'Neighbours');
  expect(await codeOf(neighbour, modifyChangeLimits, { body: { ...limits, teamId: theirs } })).toBe(
    codes.notFound,
  );
});

test('a bid above a member’s own limit, and one that may cost too much a day by its taps, wait for somebody else', async () => {
  const server = await startChanging();
  const { ask, owner, teamId, keywordIds, adGroupId, campaignId, adAccountId, deps } = server;
  const [one = '', two = ''] = keywordIds;
  const author = await server.makeMember(owner, teamId, 'advManager');
  await makeMonths(deps.database, ['2026-11'], ['keyword_days', 'ad_group_days', 'campaign_days']);
  // 280 taps in 28 days: ten a day, of which each costs up to 0.20 RMB more.
  const place = `${teamId}, ${adAccountId}, ${campaignId}`;
  const counts = '0, 280, 0, 0, 0, 0, 0, 0';
  const names = `impressions, taps, tap_installs, tap_new_downloads, tap_redownloads, view_installs, view_new_downloads, view_redownloads`;
  await deps.database.pool.query(
    `truncate exchange_rates;
     insert into exchange_rates (currency, day, cny_per_unit, source) values ('USD', '2026-01-01', 7, 'test');
     delete from keyword_days; delete from campaign_days;
     insert into keyword_days (team_id, ad_account_id, campaign_id, ad_group_id, keyword_id, day, spend_micros, ${names})
       values (${place}, ${adGroupId}, ${one}, '2026-11-10', 0, ${counts});
     insert into campaign_days (team_id, ad_account_id, campaign_id, zone, day, spend_micros, ${names})
       values (${place}, 'ORTZ', '2026-11-10', 420000000, ${counts})`,
  );
  const raise = (bid: string, keywordId = one) => ({ body: { teamId, keywords: [{ keywordId, bid }] } });
  // Two RMB a day are 0.29 USD; the cap of 50 leaves 35 RMB a day, five USD.
  expect(await ask(author, previewChanges, raise('2.20'))).toMatchObject({
    rise: { amount: '0.29', currency: 'USD' },
    room: { amount: '5.00' },
    approval: [],
  });
  // What is refused is not sent, and rises by nothing.
  const refused = await ask(author, previewChanges, raise('99.00'));
  expect(refused.edits[0]?.refused).not.toEqual([]);
  expect(refused).toMatchObject({ rise: { amount: '0.00' }, approval: [] });
  // As much less, whose fall makes no room for what rises beside it, and needs nobody's yes.
  expect(await ask(author, previewChanges, raise('1.80'))).toMatchObject({
    rise: { amount: '-0.29' },
    approval: [],
  });
  const stop = { teamId, campaigns: [{ campaignId, status: 'paused' as const }] };
  expect(await ask(author, previewChanges, { body: stop })).toMatchObject({ rise: { amount: '-7.14' } });
  const both = { ...raise('2.20').body, campaigns: [{ campaignId, dailyCap: '49' }] };
  expect(await ask(author, previewChanges, { body: both })).toMatchObject({ rise: { amount: '0.29' } });
  const limits = { teamId, userId: author.userId, ...noLimits };
  await ask(owner, modifyChangeLimits, { body: { ...limits, revision: 0, maxRise: '0.28' } });
  expect((await ask(author, previewChanges, raise('2.20'))).approval).toEqual(['ownRise']);
  expect((await ask(author, previewChanges, raise('2.20', two))).approval).toEqual([]);
  expect((await ask(owner, previewChanges, raise('2.20'))).approval).toEqual([]);
  await ask(owner, modifyChangeLimits, { body: { ...limits, revision: 1, maxBid: '0.30' } });
  expect((await ask(author, previewChanges, raise('2.10', two))).approval).toEqual([]);
  expect((await ask(author, previewChanges, raise('2.20', two))).approval).toEqual(['ownBid']);
  expect(await ask(author, modifyKeywords, raise('2.20', two))).toMatchObject({
    state: 'proposed',
    approval: { reasons: ['ownBid'] },
  });

  // It is kept with the set; whoever sees a part of it alone is not told of the rest.
  const [other] = await deps.database.write
    .selectFrom('campaigns')
    .select('campaignId')
    .where('teamId', '=', teamId)
    .where('campaignId', '<>', Number(campaignId))
    .where('isRemoved', '=', false)
    .limit(1)
    .execute();
  const renamed = { campaignId: String(other?.campaignId), name: 'By another name' };
  const { changeSetId, rise } = await ask(owner, commitChanges, {
    body: { ...raise('2.20').body, campaigns: [renamed] },
  });
  expect(rise).toEqual({ amount: '0.29', currency: 'USD' });
  await deps.database.write
    .updateTable('teamMembers')
    .set({ scope: [Number(campaignId)] })
    .where('userId', '=', author.userId)
    .execute();
  const part = await ask(author, findChangeSet, { query: { teamId, changeSetId } });
  expect(part.set).toMatchObject({ counts: { edits: 1 }, rise: null });
}, 180_000);
