import { codes } from '@tapwright/contracts/codes';
import * as lists from '@tapwright/contracts/negative-lists';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Somebody } from '../../teams/testing/team-server.ts';
import { exact, startWithList } from '../testing/start-with-list.ts';

/** Attached to both campaigns, with one word that neither has. */
async function startOutOfStep() {
  const world = await startWithList();
  const { ask, owner, teamId, key, attach, write } = world;
  await sql`update campaigns set apple = apple || '{"adAccountId": "7000"}' where team_id = ${teamId}`.execute(
    write,
  );
  await attach(owner, '7010', '7020');
  const countsOf = async (who: Somebody) => {
    const [line] = await ask(who, lists.findNegativeLists, { query: { teamId } });
    return [line?.campaigns, line?.others, line?.counts.missing, line?.counts.underWay];
  };
  return { ...world, key, countsOf };
}

test('two people who press at once add each word once', async () => {
  const { send, owner, teamId, key, makeMember, countsOf, write } = await startOutOfStep();
  const admin = await makeMember(owner, teamId, 'admin');
  const pressed = await Promise.all(
    [owner, admin, owner].map((who) => send(who, lists.commitListStep, { body: key })),
  );
  const said = pressed.map(({ code }) => code);
  expect(said.filter((code) => code === codes.success)).toHaveLength(1);
  expect(said.filter((code) => code === codes.nothingToChange)).toHaveLength(2);
  expect(await countsOf(owner)).toEqual([2, 0, 0, 2]);
  const { rows } = await sql`select from edits where team_id = ${teamId}`.execute(write);
  expect(rows).toHaveLength(2);
}, 60_000);

test('what waits for its hour is on its way, and is not sent a second time', async () => {
  const { ask, codeOf, owner, key, countsOf } = await startOutOfStep();
  const scheduledFor = new Date(Date.now() + 3_600_000).toISOString();
  const body = { ...key, campaignIds: ['7010'], scheduledFor };
  expect(await ask(owner, lists.commitListStep, { body })).toMatchObject({ state: 'scheduled' });
  expect(await countsOf(owner)).toEqual([2, 0, 1, 1]);
  expect(await codeOf(owner, lists.commitListStep, { body: { ...key, campaignIds: ['7010'] } })).toBe(
    codes.nothingToChange,
  );
  const rest = await ask(owner, lists.previewListStep, { body: key });
  expect(rest.campaigns).toMatchObject([{ campaignId: '7020', add: 1 }]);
}, 60_000);

test('where the certificate may only read, what would be sent is told and left out', async () => {
  const { ask, codeOf, owner, teamId, key, write } = await startOutOfStep();
  await sql`update campaign_groups set apple_roles = '{"API Account Read Only"}' where team_id = ${teamId}`.execute(
    write,
  );
  const preview = await ask(owner, lists.previewListStep, { body: key });
  expect(preview.edits).toBe(0);
  expect(preview.refusals).toMatchObject([{ reason: 'noAuthority', count: 2 }]);
  expect(preview.campaigns.map(({ add, refused }) => [add, refused])).toEqual([
    [0, 1],
    [0, 1],
  ]);
  // The rule that leaves all of it out is named.
  expect(await codeOf(owner, lists.commitListStep, { body: key })).toBe(codes.badInput);
}, 60_000);

test('a manager of a campaign group has its campaigns in scope, and what is detached is in nobody’s', async () => {
  const { ask, owner, teamId, key, makeMember, bind, countsOf, write } = await startOutOfStep();
  const { rows } = await sql<{ campaignGroupId: number }>`
    select campaign_group_id from campaign_groups where team_id = ${teamId}`.execute(write);
  const manager = await makeMember(owner, teamId, 'manager');
  await bind(manager, [rows[0]?.campaignGroupId ?? 0]);
  expect(await countsOf(manager)).toEqual([2, 0, 2, 0]);
  const elsewhere = await makeMember(owner, teamId, 'manager');
  await bind(elsewhere, [999_999]);
  expect(await countsOf(elsewhere)).toEqual([0, 2, 0, 0]);
  const seen = await ask(elsewhere, lists.findNegativeList, { query: key });
  expect([seen.campaigns, seen.others, seen.words.length]).toEqual([[], 2, 1]);

  const made = await ask(manager, lists.addNegativeList, { body: { teamId, name: 'Of the manager' } });
  expect(made.mayEdit).toBe(true);
  const own = { teamId, listId: made.listId, words: [exact('kids')] };
  expect(await ask(manager, lists.addListedNegatives, { body: own })).toMatchObject({ added: 1 });
  await sql`update campaign_groups set detached_at = now() where team_id = ${teamId}`.execute(write);
  expect(await countsOf(owner)).toEqual([0, 0, 0, 0]);
}, 60_000);
