import { codes } from '@tapwright/contracts/codes';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import * as structure from '@tapwright/contracts/structure';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { plainFact } from '../measures/testing/plain-fact.ts';
import { storeFacts } from '../measures/testing/reported-world.ts';
import { compareTeam } from './compare-team.ts';
import { adamId, startDrifted } from './testing/start-drifted.ts';

test('what drifted is told by what stands, mended as one set, and since when is what the nights saw', async () => {
  const { ask, codeOf, owner, teamId, query, find, kinds, deps } = await startDrifted();
  expect(await ask(owner, structure.findStructureApps, { query: { teamId } })).toMatchObject([
    { adamId, currencies: ['USD'] },
  ]);
  const first = await find();
  expect(first.faults).toMatchObject([
    {
      fault: 'missingNegative',
      campaignId: '7020',
      campaignName: 'Campaign 2',
      count: 2,
      since: null,
      mend: 'addNegatives',
    },
  ]);
  expect(first.cells.filter(({ campaignIds }) => campaignIds.length > 0)).toEqual([
    { role: 'category', country: 'JP', campaignIds: ['7010'], faults: 0 },
    { role: 'discovery', country: 'JP', campaignIds: ['7020'], faults: 1 },
    { role: 'discovery', country: 'KR', campaignIds: ['7020'], faults: 1 },
  ]);
  expect([first.comparedAt, first.plan.revision, first.unknown]).toEqual([null, 0, []]);
  await compareTeam(deps, teamId);
  const seen = await find();
  expect(seen.faults[0]?.since).toEqual(expect.any(String));
  expect(seen.comparedAt).toEqual(expect.any(String));

  const keys = seen.faults.map(({ key }) => key);
  const preview = await ask(owner, structure.previewMends, { body: { ...query, keys } });
  expect(preview).toMatchObject({ sent: 2, refusals: [], warnings: [], approval: [] });
  expect(preview.edits.map(({ what, about, place }) => [what, about, place])).toEqual([
    ['addNegatives', 'Sleep timer 7011', 'Campaign 2'],
    ['addNegatives', 'Sleep timer 7012', 'Campaign 2'],
  ]);
  const set = await ask(owner, structure.commitMends, { body: { ...query, keys } });
  expect(set).toMatchObject({ origin: 'structure', counts: { edits: 2 } });
  // What is on its way is no fault any more, and is not sent twice.
  expect(await kinds()).toEqual([]);
  expect(await codeOf(owner, structure.commitMends, { body: { ...query, keys } })).toBe(
    codes.nothingToChange,
  );
  await compareTeam(deps, teamId);
  expect((await find()).faults).toEqual([]);
}, 60_000);

test('names and bids are compared once somebody has said what they should be', async () => {
  const { ask, codeOf, send, owner, teamId, query, find } = await startDrifted();
  const names = { nameTemplate: '{storefront} {role}', isForTeam: false };
  const plan = { ...query, ...names, bidCeiling: '1.50', currency: 'USD' };
  expect(await ask(owner, structure.modifyStructurePlan, { body: { ...plan, revision: 0 } })).toEqual({
    ...names,
    bidCeiling: { amount: '1.50', currency: 'USD' },
    revision: 1,
  });
  expect(await codeOf(owner, structure.modifyStructurePlan, { body: { ...plan, revision: 0 } })).toBe(
    codes.changedMeanwhile,
  );
  const wrong = { ...plan, revision: 1, nameTemplate: '{role}' };
  const refused = await send(owner, structure.modifyStructurePlan, { body: wrong });
  expect(refused.data).toMatchObject({ fields: { nameTemplate: expect.any(String) } });
  const { faults, counts } = await find();
  expect(faults.filter(({ fault }) => fault === 'nameOffTemplate')).toMatchObject([
    { about: 'Campaign 1', becomes: 'JP category', mend: 'rename' },
    { about: 'Campaign 2', becomes: 'KR+JP discovery', mend: 'rename' },
  ]);
  expect(counts).toContainEqual({ fault: 'bidAboveCeiling', count: 4 });
  const keys = faults.filter(({ mend }) => mend === 'rename' || mend === 'setBid').map(({ key }) => key);
  const preview = await ask(owner, structure.previewMends, { body: { ...query, keys } });
  expect(preview.sent).toBe(6);
  expect(preview.edits).toContainEqual(
    expect.objectContaining({ what: 'rename', before: 'Campaign 1', after: 'JP category' }),
  );
  const { list } = await ask(owner, findTeamOperations, { query: { teamId, pageNum: 1, pageSize: 10 } });
  expect(list.map(({ name }) => name)).toContain('Names and ceiling of a structure changed');
}, 60_000);

test('whoever is bound to a part compares that part and plans nothing; neighbours find nothing', async () => {
  const { ask, codeOf, owner, teamId, query, makeMember, makePerson, makeTeam, bind } = await startDrifted();
  const member = await makeMember(owner, teamId, 'advManager');
  await bind(member, [7020]);
  const seen = await ask(member, structure.findStructure, { query });
  expect([seen.faults, seen.cells.length]).toEqual([[], 8]);
  const plan = {
    ...query,
    nameTemplate: '{storefront} {role}',
    isForTeam: true,
    bidCeiling: '',
    currency: 'USD',
    revision: 0,
  };
  expect(await codeOf(member, structure.modifyStructurePlan, { body: plan })).toBe(codes.memberOutOfScope);
  const keys = (await ask(owner, structure.findStructure, { query })).faults.map(({ key }) => key);
  expect(await codeOf(member, structure.commitMends, { body: { ...query, keys } })).toBe(
    codes.nothingToChange,
  );
  const neighbour = await makePerson();
  const theirs = await makeTeam(neighbour, 'Neighbours');
  expect(await ask(neighbour, structure.findStructureApps, { query: { teamId: theirs } })).toEqual([]);
  const foreign = { ...query, teamId: theirs };
  expect(await codeOf(neighbour, structure.findStructure, { query: foreign })).toBe(codes.notFound);
  expect(await codeOf(neighbour, structure.modifyStructurePlan, { body: { ...plan, teamId: theirs } })).toBe(
    codes.notFound,
  );
}, 60_000);

test('what a missing negative costs a day is told, and product pages that no ad shows', async () => {
  const { deps, write, account, teamId, find, report } = await startDrifted();
  const page = { teamId, adAccountId: 7000, adamId };
  const pageOf = (productPageId: string, name: string, state = 'VISIBLE') => ({
    ...page,
    productPageId,
    apple: JSON.stringify({ name, state }),
  });
  await write
    .insertInto('productPages')
    .values([pageOf('P-1', 'Rain'), pageOf('p-2', 'Storm'), pageOf('p-3', 'Old', 'HIDDEN')])
    .execute();
  const shown = { destination: { parameters: { productPageId: 'p-1' } } };
  await write
    .insertInto('creatives')
    .values({ teamId, adAccountId: 7000, creativeId: 5, apple: JSON.stringify(shown) })
    .execute();
  const ad = { campaignId: 7010, adGroupId: 7011, adId: 51, apple: JSON.stringify({ creativeId: '5' }) };
  await write
    .insertInto('ads')
    .values({ teamId, adAccountId: 7000, ...ad })
    .execute();
  const week = { from: '2026-11-14', to: '2026-11-20' } as const;
  await report(week.from, week.to, [
    ['7021', 'SLEEP timer 7011', 14, '2026-11-18'],
    ['7021', 'sleep timers', 90, '2026-11-18'],
  ]);
  const ofCampaign = {
    ...plainFact,
    teamId,
    adAccountId: '7000',
    level: 'campaign',
    campaignId: '7020',
  } as const;
  const readAt = new Date('2026-11-20T21:00:00Z');
  await storeFacts(
    deps.database,
    account,
    [{ ...ofCampaign, on: week.to }],
    { span: 'day', range: week },
    readAt,
  );
  const { faults, stakes, dataTo } = await find();
  const [dearest] = faults;
  expect(dearest).toMatchObject({ fault: 'missingNegative', stake: { amount: '0.50', currency: 'USD' } });
  expect([stakes, dataTo]).toEqual([[{ amount: '0.50', currency: 'USD' }], week.to]);
  const unused = faults.filter(({ fault }) => fault === 'pageUnused').map(({ about }) => about);
  expect(unused).toEqual(['Storm']);
}, 60_000);

/** Figures of the first ad group: shown, and met by one of its two keywords and by search match. */
async function startMeasured() {
  const world = await startDrifted();
  const { deps, write, account, teamId, addKeyword } = world;
  await addKeyword('7011', 'nap', { adGroupId: '7011', campaignId: '7010' });
  await sql`update ad_groups set apple = apple || '{"creationTime": "2026-01-01T00:00:00.000"}'
    where team_id = ${teamId}`.execute(write);
  const { rows } = await sql<{ keywordId: number }>`
    select keyword_id from keywords where team_id = ${teamId} and ad_group_id = 7011 order by keyword_id`.execute(
    write,
  );
  const range = { from: '2026-10-24', to: '2026-11-20' } as const;
  const inAdGroup = { ...plainFact, teamId, adAccountId: '7000', campaignId: '7010', adGroupId: '7011' };
  const spent = (spendMicros: number) => ({ ...plainFact.measures, spendMicros, impressions: 100 });
  const facts = [
    { ...inAdGroup, level: 'campaign', adGroupId: '', on: range.to, measures: spent(56_000_000) },
    { ...inAdGroup, level: 'adGroup', on: '2026-11-03', measures: spent(56_000_000) },
    {
      ...inAdGroup,
      level: 'keyword',
      on: '2026-11-03',
      keywordId: String(rows[0]?.keywordId),
      measures: spent(28_000_000),
    },
  ] as const;
  for (const fact of facts)
    await storeFacts(
      deps.database,
      account,
      [fact],
      { span: 'day', range },
      new Date('2026-11-20T21:00:00Z'),
    );
  return world;
}

test('what four weeks measured tells what was never shown, and what search match spent beside its keywords', async () => {
  const { write, teamId, find } = await startMeasured();
  const told = async () => {
    const { faults } = await find();
    return faults
      .filter(({ campaignId }) => campaignId === '7010')
      .map(({ fault, adGroupId, about, stake }) => [fault, adGroupId, about, stake?.amount ?? null]);
  };
  expect(await told()).toEqual([
    ['deadKeyword', '7011', 'nap', null],
    ['deadAdGroup', '7012', 'Words 2', null],
  ]);
  await sql`update ad_groups set apple = apple || '{"automatedKeywordsOptIn": true}'
    where team_id = ${teamId} and ad_group_id = 7011`.execute(write);
  expect(await told()).toContainEqual(['searchMatchOn', '7011', 'Words 1', '1.00']);
  // One that is younger than four weeks had no time to be shown.
  await sql`update ad_groups set apple = apple || '{"creationTime": "2026-11-01T00:00:00.000"}'
    where team_id = ${teamId} and ad_group_id = 7012`.execute(write);
  expect((await told()).map(([fault]) => fault)).not.toContain('deadAdGroup');
  await sql`update campaigns set apple = apple || '{"status": "PAUSED"}' where team_id = ${teamId}`.execute(
    write,
  );
  expect((await told()).map(([fault]) => fault)).toEqual(['searchMatchOn']);
}, 60_000);

test('a campaign whose role nobody knows is named, and what is archived, removed or elsewhere is not compared', async () => {
  const { ask, codeOf, owner, teamId, query, write, find, kinds } = await startDrifted();
  await sql`update campaigns set chosen_type = null where team_id = ${teamId} and campaign_id = 7020`.execute(
    write,
  );
  await sql`update ad_groups set apple = apple || '{"automatedKeywordsOptIn": false}'
    where team_id = ${teamId} and ad_group_id = 7022`.execute(write);
  expect((await find()).unknown).toEqual([{ campaignId: '7020', name: 'Campaign 2' }]);
  expect(await kinds()).toEqual(['emptyAdGroup']);
  await sql`update campaigns set is_archived = true where team_id = ${teamId} and campaign_id = 7020`.execute(
    write,
  );
  expect([(await find()).unknown, await kinds()]).toEqual([[], []]);
  await sql`update campaigns set apple = apple
      || '{"targeting": {"supplyPlacement": {"include": ["APPSTORE_TODAY_TAB"]}}}'
    where team_id = ${teamId} and campaign_id = 7010`.execute(write);
  expect(await ask(owner, structure.findStructureApps, { query: { teamId } })).toEqual([]);
  expect(await codeOf(owner, structure.findStructure, { query })).toBe(codes.notFound);
  expect(await codeOf(owner, structure.findStructure, { query: { teamId, adamId: '99' } })).toBe(
    codes.notFound,
  );
}, 60_000);
