import { codes } from '@tapwright/contracts/codes';
import * as structure from '@tapwright/contracts/structure';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../../platform/db/database.ts';
import { adamId, startDrifted } from './testing/start-drifted.ts';

const template = '{storefront} {role}';

test('a negative of each ad group that runs keeps a word out as one of the campaign does', async () => {
  const { addNegative, kinds, write, teamId } = await startDrifted();
  expect(await kinds()).toEqual(['missingNegative']);
  for (const adGroupId of ['7021', '7022'])
    for (const word of ['sleep timer 7011', 'SLEEP timer 7012']) await addNegative(adGroupId, word);
  expect(await kinds()).toEqual([]);
  // A paused one keeps nothing out.
  await sql`update negative_keywords set apple = apple || '{"status": "PAUSED"}'
    where team_id = ${teamId} and ad_group_id = 7022`.execute(write);
  expect(await kinds()).toEqual(['missingNegative']);
  // An ad group that is archived, or does not run, is asked nothing.
  await sql`update ad_groups set is_archived = true where team_id = ${teamId} and ad_group_id = 7022`.execute(
    write,
  );
  expect(await kinds()).toEqual([]);
}, 60_000);

test('a keyword that a negative of its own campaign stops, and two owners of a word, are told with what mends them', async () => {
  const { ask, owner, query, addKeyword, addNegative, find } = await startDrifted();
  await addNegative('7011', 'Sleep Timer 7011', true);
  await addKeyword('7012', 'SLEEP TIMER 7011', { adGroupId: '7012', campaignId: '7010' });
  const { faults } = await find();
  const inFirst = faults.filter(({ campaignId }) => campaignId === '7010');
  expect(inFirst.map(({ fault, mend }) => `${fault}: ${mend}`).toSorted()).toEqual([
    'blocksOwn: removeNegative',
    'blocksOwn: removeNegative',
    'twoOwners: pauseKeywords',
  ]);
  const keys = inFirst.map(({ key }) => key);
  const preview = await ask(owner, structure.previewMends, { body: { ...query, keys } });
  // The same negative stops both, and is removed once.
  expect(preview.edits.map(({ what }) => what).toSorted()).toEqual(['pauseKeywords', 'removeNegative']);
}, 60_000);

test('what the rules refuse of several mends is told at its row and left out, the others go', async () => {
  const { ask, owner, teamId, query, find, write } = await startDrifted();
  const plan = {
    ...query,
    nameTemplate: template,
    isForTeam: false,
    bidCeiling: '',
    currency: 'USD',
    revision: 0,
  };
  await ask(owner, structure.modifyStructurePlan, { body: plan });
  await sql`insert into campaigns (team_id, ad_account_id, campaign_id, apple)
    values (${teamId}, 7000, 7030, ${JSON.stringify({ adAccountId: '7000', name: 'JP category', status: 'PAUSED' })}::jsonb)`.execute(
    write,
  );
  const keys = (await find()).faults.filter(({ mend }) => mend === 'rename').map(({ key }) => key);
  const preview = await ask(owner, structure.previewMends, { body: { ...query, keys } });
  expect(preview.refusals).toMatchObject([{ reason: 'nameTaken', count: 1 }]);
  expect(preview.edits.map(({ after, refused }) => [after, refused === null])).toEqual([
    ['JP category', false],
    ['KR+JP discovery', true],
  ]);
  const set = await ask(owner, structure.commitMends, { body: { ...query, keys } });
  expect(set.counts.edits).toBe(1);
}, 60_000);

test('of two who change a plan at once one is told, and where nothing may be written nothing is sent', async () => {
  const { ask, codeOf, owner, teamId, query, find, makeMember, write } = await startDrifted();
  const admin = await makeMember(owner, teamId, 'admin');
  const plan = {
    ...query,
    nameTemplate: template,
    isForTeam: false,
    bidCeiling: '',
    currency: 'USD',
    revision: 0,
  };
  const both = await whileNobodyWritesPlans(write, () =>
    [owner, admin].map((who) => codeOf(who, structure.modifyStructurePlan, { body: plan })),
  );
  expect(new Set(await Promise.all(both))).toEqual(new Set([codes.success, codes.changedMeanwhile]));
  for (const bidCeiling of ['0', '-1', 'much', '1,2,3'])
    expect(
      await codeOf(owner, structure.modifyStructurePlan, { body: { ...plan, revision: 1, bidCeiling } }),
    ).toBe(codes.badInput);
  await sql`update campaign_groups set apple_roles = '{"API Account Read Only"}' where team_id = ${teamId}`.execute(
    write,
  );
  const keys = (await find()).faults.filter(({ mend }) => mend !== null).map(({ key }) => key);
  const preview = await ask(owner, structure.previewMends, { body: { ...query, keys } });
  expect([preview.sent, preview.refusals.map(({ reason }) => reason)]).toEqual([0, ['noAuthority']]);
  // The rule that leaves all of it out is named.
  expect(await codeOf(owner, structure.commitMends, { body: { ...query, keys } })).toBe(codes.badInput);
}, 60_000);

test('a manager of a campaign group compares it and keeps no plan for all; a role without tools is refused', async () => {
  const { ask, codeOf, owner, teamId, query, makeMember, bind, write } = await startDrifted();
  const { rows } = await sql<{ campaignGroupId: number }>`
    select campaign_group_id from campaign_groups where team_id = ${teamId}`.execute(write);
  const manager = await makeMember(owner, teamId, 'manager');
  await bind(manager, [rows[0]?.campaignGroupId ?? 0]);
  expect(await ask(manager, structure.findStructureApps, { query: { teamId } })).toMatchObject([{ adamId }]);
  const { faults } = await ask(manager, structure.findStructure, { query });
  expect(faults.map(({ fault }) => fault)).toEqual(['missingNegative']);
  const plan = {
    ...query,
    nameTemplate: template,
    isForTeam: false,
    bidCeiling: '',
    currency: 'USD',
    revision: 0,
  };
  expect(await codeOf(manager, structure.modifyStructurePlan, { body: plan })).toBe(codes.memberOutOfScope);
  const elsewhere = await makeMember(owner, teamId, 'manager');
  await bind(elsewhere, [999_999]);
  expect(await ask(elsewhere, structure.findStructureApps, { query: { teamId } })).toEqual([]);
  expect(await codeOf(elsewhere, structure.findStructure, { query })).toBe(codes.notFound);
  for (const role of ['finance', 'readOnly', 'campaignsReadOnly'] as const) {
    const reader = await makeMember(owner, teamId, role);
    expect(await codeOf(reader, structure.findStructure, { query })).not.toBe(codes.success);
  }
}, 60_000);

/** Until all that was begun waits to write, each having read what there was. */
async function whileNobodyWritesPlans<Work>(
  db: Kysely<Tables>,
  begin: () => readonly Work[],
): Promise<readonly Work[]> {
  return db.transaction().execute(async (tx) => {
    await sql`lock table structure_plans in share row exclusive mode`.execute(tx);
    const begun = begin();
    await expect
      .poll(async () => {
        const { rows } =
          await sql`select from pg_locks where relation = 'structure_plans'::regclass and not granted`.execute(
            db,
          );
        return rows.length;
      })
      .toBe(begun.length);
    return begun;
  });
}
