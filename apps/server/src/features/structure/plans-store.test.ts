import { expect, test } from 'vitest';
import { startTeamServer } from '../teams/testing/team-server.ts';
import { compareTeam } from './compare-team.ts';
import {
  findComparedAt,
  findPlan,
  keepFaults,
  listComparedTeams,
  listSince,
  putPlan,
} from './plans-store.ts';
import { startDrifted } from './testing/start-drifted.ts';

const [monday, tuesday] = [new Date('2026-11-16T03:10:00Z'), new Date('2026-11-17T03:10:00Z')];

test('a fault keeps the night that saw it first, is forgotten once it is gone, and is new when it is back', async () => {
  const { deps, makePerson, makeTeam } = await startTeamServer();
  const teamId = await makeTeam(await makePerson());
  const { write } = deps.database;
  const [app, other] = [
    { teamId, adamId: '71' },
    { teamId, adamId: '72' },
  ];
  const night = async (at: Date, ...keys: string[]) =>
    write.transaction().execute(async (tx) => keepFaults(tx, app, keys, at));
  const since = async () =>
    [...(await listSince(write, app))].toSorted(([one], [other]) => one.localeCompare(other));
  expect(await findComparedAt(write, app)).toBeUndefined();
  await night(monday, 'one', 'two');
  await night(tuesday, 'two', 'three');
  expect(await since()).toEqual([
    ['three', tuesday],
    ['two', monday],
  ]);
  expect(await findComparedAt(write, app)).toEqual(tuesday);
  await write.transaction().execute(async (tx) => keepFaults(tx, other, ['one'], monday));
  await night(tuesday);
  expect(await since()).toEqual([]);
  expect([...(await listSince(write, other)).keys()]).toEqual(['one']);
  await night(tuesday, 'two');
  expect(await since()).toEqual([['two', tuesday]]);
}, 60_000);

test('a plan is one app’s, and counts how often it was changed', async () => {
  const { deps, makePerson, makeTeam } = await startTeamServer();
  const owner = await makePerson();
  const key = { teamId: await makeTeam(owner), adamId: '71' };
  const { write } = deps.database;
  const values = {
    nameTemplate: '{storefront} {role}',
    bidCeilingMinor: 250,
    currency: 'USD',
    changedBy: owner.userId,
  };
  const put = async (
    seen: number,
    part: Partial<typeof values> | { bidCeilingMinor: null; currency: null },
  ) => write.transaction().execute(async (tx) => putPlan(tx, key, seen, { ...values, ...part }));
  expect(await findPlan(write, key)).toBeUndefined();
  expect(await put(0, {})).toMatchObject({ bidCeilingMinor: 250, revision: 1 });
  expect(await put(0, { bidCeilingMinor: 300 })).toBeUndefined();
  expect(await put(1, { bidCeilingMinor: null, currency: null })).toMatchObject({
    bidCeilingMinor: null,
    currency: null,
    revision: 2,
  });
  expect(await findPlan(write, { ...key, adamId: '72' })).toBeUndefined();
  await expect(put(2, { bidCeilingMinor: 0 })).rejects.toThrow(/check/);
}, 60_000);

test('a night looks at every team with ad accounts, and writes only about the team it is asked for', async () => {
  const { deps, teamId, makePerson, makeTeam, find, write } = await startDrifted();
  const idle = await makeTeam(await makePerson(), 'Without ads');
  expect(await listComparedTeams(write)).toEqual([teamId]);
  await compareTeam(deps, idle);
  expect((await find()).comparedAt).toBeNull();
  await compareTeam(deps, teamId);
  const first = (await find()).faults[0]?.since;
  await compareTeam(deps, teamId);
  expect((await find()).faults[0]?.since).toBe(first);
  await write
    .updateTable('campaignGroups')
    .set({ detachedAt: new Date() })
    .where('teamId', '=', teamId)
    .execute();
  expect(await listComparedTeams(write)).toEqual([]);
}, 60_000);
