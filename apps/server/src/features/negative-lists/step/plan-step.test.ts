import * as lists from '@tapwright/contracts/negative-lists';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { broad, exact, startWithList } from '../testing/start-with-list.ts';
import { countListed, countStanding, listPositives } from './listed-facts-store.ts';
import { planStep } from './plan-step.ts';

async function startPlanning() {
  const world = await startWithList();
  const { deps, teamId, key } = world;
  const reader = { teamId, campaignIds: undefined };
  const plan = async (campaignIds?: string[]) => {
    const step = await planStep(deps.database.write, reader, { listId: key.listId, campaignIds });
    return step.edits.map(({ intent, campaignId, id, fields }) => [
      intent,
      campaignId ?? id,
      fields.text ?? fields.status ?? null,
      fields.matchType ?? null,
    ]);
  };
  return { ...world, reader, plan };
}

test('both match types of a word are two negatives, and one of an ad group stands in for neither', async () => {
  const { ask, owner, key, attach, addNegative, plan, reader, deps } = await startPlanning();
  const words = [broad('free'), exact('睡眠　アプリ')];
  await ask(owner, lists.addListedNegatives, { body: { ...key, words } });
  expect(await plan()).toEqual([]);
  await attach(owner, '7010', '7020');
  await addNegative('7011', 'free');
  await addNegative('7011', '睡眠 アプリ', true);
  expect(await plan(['7010'])).toEqual([
    ['create', '7010', 'free', 'BROAD'],
    ['create', '7010', 'free', 'EXACT'],
  ]);
  expect(await plan(['7020'])).toHaveLength(3);
  expect(await plan(['7030'])).toEqual([]);
  const standing = await countStanding(deps.database.write, reader.teamId, ['7010', '7020']);
  expect([...standing]).toEqual([['7010', 1]]);
  const bound = await countListed(deps.database.write, { ...reader, campaignIds: [7020] });
  expect(new Set(bound.map(({ campaignId }) => campaignId))).toEqual(new Set(['7020']));
}, 60_000);

test('what somebody else added with the same words is left to them, removed only what the list brought', async () => {
  const { ask, owner, key, attach, addNegative, plan, write, teamId } = await startPlanning();
  await attach(owner, '7010');
  await addNegative('7011', 'Free', true);
  expect(await plan()).toEqual([]);
  await sql`update negative_keywords set apple = apple || '{"status": "PAUSED"}' where team_id = ${teamId}`.execute(
    write,
  );
  expect((await plan()).map(([intent, , status]) => [intent, status])).toEqual([['update', 'running']]);
  await ask(owner, lists.removeListedNegatives, { body: { ...key, words: [exact('FREE')] } });
  expect(await plan()).toEqual([]);
}, 60_000);

test('only keywords that run can be blocked', async () => {
  const { addKeyword, reader, deps, write, teamId } = await startPlanning();
  await addKeyword('7011', 'Sleep timer');
  await addKeyword('7012', 'nap', { status: 'PAUSED' });
  await addKeyword('7021', 'Nap timer');
  const texts = async (campaignIds: number[] | undefined) =>
    (await listPositives(deps.database.write, { ...reader, campaignIds }, ['7010', '7020'])).map(
      ({ text, campaignName, adGroupName }) => [text, campaignName, adGroupName],
    );
  expect(await texts(undefined)).toEqual([
    ['Sleep timer', 'Campaign 1', 'Words 1'],
    ['Nap timer', 'Campaign 2', 'Words 1'],
  ]);
  expect(await texts([7020])).toEqual([['Nap timer', 'Campaign 2', 'Words 1']]);
  await sql`update ad_groups set is_removed = true where team_id = ${teamId} and ad_group_id = 7021`.execute(
    write,
  );
  expect(await texts([7020])).toEqual([]);
}, 60_000);

test('a campaign that leaves gets nothing more, and what is on its way there is not planned again', async () => {
  const { ask, owner, teamId, key, attach, plan, write } = await startPlanning();
  await sql`update campaigns set apple = apple || '{"adAccountId": "7000"}' where team_id = ${teamId}`.execute(
    write,
  );
  await attach(owner, '7010', '7020');
  expect(await plan()).toHaveLength(2);
  await ask(owner, lists.commitListStep, { body: { ...key, campaignIds: ['7010'] } });
  expect((await plan()).map(([, campaignId]) => campaignId)).toEqual(['7020']);
  const leave = { ...key, campaignIds: ['7010', '7020'] };
  await ask(owner, lists.detachCampaigns, { body: { ...leave, brought: 'remove' } });
  // What is still being added there is removed once it stands, and not before.
  expect(await plan()).toEqual([]);
  const { campaigns } = await ask(owner, lists.findNegativeList, { query: key });
  expect(campaigns).toMatchObject([{ campaignId: '7010', isLeaving: true, counts: { underWay: 1 } }]);
}, 60_000);
