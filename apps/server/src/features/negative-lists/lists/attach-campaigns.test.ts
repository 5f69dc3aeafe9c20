import { codes } from '@tapwright/contracts/codes';
import * as lists from '@tapwright/contracts/negative-lists';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWithList } from '../testing/start-with-list.ts';

test('campaigns are found by a part of their name, those that are attached or archived are not, and each is attached once', async () => {
  const { ask, codeOf, owner, teamId, key, attach, write } = await startWithList();
  const find = async (name: string) => {
    const { list, total } = await ask(owner, lists.findAttachableCampaigns, { query: { ...key, name } });
    return [list.map(({ campaignId }) => campaignId), total];
  };
  expect(await find('')).toEqual([['7010', '7020'], 2]);
  expect(await find('PAIGN 2')).toEqual([['7020'], 1]);
  expect(await find('71')).toEqual([['7010', '7020'], 2]);
  expect(await find('%')).toEqual([[], 0]);
  expect(await attach(owner, '7010')).toEqual({ attached: 1 });
  expect(await attach(owner, '7010', '7020')).toEqual({ attached: 1 });
  expect(await attach(owner, '7010', '7020')).toEqual({ attached: 0 });
  expect(await find('')).toEqual([[], 0]);

  const leave = { ...key, campaignIds: ['7020'] };
  await ask(owner, lists.detachCampaigns, { body: { ...leave, brought: 'remove' } });
  // It may be attached again before anything of it was removed.
  expect(await find('')).toEqual([['7020'], 1]);
  expect(await ask(owner, lists.detachCampaigns, { body: { ...leave, brought: 'keep' } })).toEqual({
    detached: 1,
  });
  expect(await ask(owner, lists.detachCampaigns, { body: { ...leave, brought: 'keep' } })).toEqual({
    detached: 0,
  });
  await sql`update campaigns set is_archived = true where team_id = ${teamId} and campaign_id = 7020`.execute(
    write,
  );
  expect(await find('')).toEqual([[], 0]);
  await sql`update campaigns set is_removed = true where team_id = ${teamId} and campaign_id = 7020`.execute(
    write,
  );
  expect(await codeOf(owner, lists.attachCampaigns, { body: leave })).toBe(codes.notFound);
  // What is gone at Apple is attached to nothing any more.
  const { campaigns } = await ask(owner, lists.findNegativeList, { query: key });
  expect(campaigns.map(({ campaignId }) => campaignId)).toEqual(['7010']);
}, 60_000);
