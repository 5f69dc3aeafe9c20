import { findCampaign } from '@tapwright/contracts/campaigns';
import { codes } from '@tapwright/contracts/codes';
import { findBalance } from '@tapwright/contracts/ledger';
import { findMembers } from '@tapwright/contracts/members';
import { findOwnOperations, findTeamOperations, operationDetails } from '@tapwright/contracts/operation-log';
import { approveChangeSet } from '@tapwright/contracts/change-approval';
import { beginRemittance } from '@tapwright/contracts/recharges';
import { revokeStaff } from '@tapwright/contracts/staff';
import * as calls from '@tapwright/contracts/staff-teams';
import { addTeam, findTeams } from '@tapwright/contracts/teams';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { runTransaction } from '../../../platform/db/run-transaction.ts';
import { listConcerned } from '../../campaign-groups/index.ts';
import { bookRecharge } from '../../ledger/index.ts';
import { startWithCampaigns } from '../testing/start-with-campaigns.ts';
import { endEntry } from '../../staff/index.ts';

async function start() {
  const server = await startWithCampaigns();
  const { deps, ask, makePerson } = server;
  const { write } = deps.database;
  const hire = async (values: object = {}) => {
    const person = await makePerson();
    const { userId } = person;
    await write
      .updateTable('users')
      .set({ isStaff: true, ...values })
      .where('userId', '=', userId)
      .execute();
    const passed = { secondFactorAt: new Date() };
    await write.updateTable('sessions').set(passed).where('userId', '=', userId).execute();
    return person;
  };
  const jonas = await hire();
  const neighbour = await makePerson();
  const elsewhere = await server.makeTeam(neighbour, 'Neighbours');
  const reason = 'The owner asked on the phone';
  const enter = (teamId = server.teamId) => ask(jonas, calls.enterTeam, { body: { teamId, reason } });
  const sees = async (teamId = server.teamId) => server.codeOf(jonas, findCampaign, { query: { teamId } });
  /** As if the half hour were over. */
  const passTime = async () => {
    const endsAt = new Date(Date.now() - 1_000);
    const { userId } = jonas;
    await write.updateTable('teamMembers').set({ endsAt }).where('userId', '=', userId).execute();
    return { userId, teamId: server.teamId, endsAt: endsAt.toISOString() };
  };
  return { ...server, write, hire, jonas, neighbour, elsewhere, reason, enter, sees, passTime };
}

const entriesOf = ({ list }: { list: { operRequParam: string }[] }) =>
  list
    .map(({ operRequParam }) => z.parse(operationDetails, JSON.parse(operRequParam)))
    .filter(({ operation }) => operation.startsWith('team.staff'));

test('a team is found by its id, its name and its owner, and shows its people by as much as it takes to know them', async () => {
  const { deps, ask, owner, jonas, teamId, elsewhere, groups } = await start();
  await runTransaction(deps.database, (tx) =>
    bookRecharge(tx, {
      teamId,
      currency: 'USD',
      from: 'funding',
      amount: 12_300,
      key: 'one',
      at: new Date(),
    }),
  );
  const idsOf = async (search: string) =>
    (await ask(jonas, calls.findStaffTeams, { query: { search } })).list.map((team) => team.teamId);
  expect(await idsOf('')).toEqual([elsewhere, teamId]);
  expect(await idsOf('orth')).toEqual([teamId]);
  expect(await idsOf(String(teamId))).toEqual([teamId]);
  expect(await idsOf(owner.email.toUpperCase())).toEqual([teamId]);
  expect(await idsOf(owner.mobile)).toEqual([teamId]);
  expect(await idsOf(owner.mobile.slice(0, -1))).toEqual([]);
  expect(await idsOf('%')).toEqual([]);
  const rmb = (await ask(owner, addTeam, { body: { teamName: 'Northern RMB', currencyType: 'RMB' } })).teamId;
  const settling = async (query: object) =>
    (await ask(jonas, calls.findStaffTeams, { query })).list.map((team) => team.teamId);
  expect(await settling({ currency: 'RMB' })).toEqual([rmb]);
  expect(await settling({ currency: 'USD' })).toEqual([elsewhere, teamId]);
  expect(await settling({ currency: 'USD', search: 'orth' })).toEqual([teamId]);

  const team = await ask(jonas, calls.findStaffTeam, { query: { teamId } });
  expect(team).toMatchObject({
    teamName: 'North',
    currency: 'USD',
    available: 12_300,
    reserved: 0,
    owed: 0,
    members: 1,
    groups: 2,
    actsUntil: null,
    people: [{ userId: owner.userId, roleName: 'visitor' }],
    campaignGroups: [
      { campaignGroupId: groups[0], campaigns: 2 },
      { campaignGroupId: groups[1], campaigns: 2 },
    ],
    sets: [],
  });
  const said = JSON.stringify(team);
  expect([said.includes(owner.mobile), said.includes(owner.email)]).toEqual([false, false]);
});

test('nobody but staff finds a team there or comes into one, and a team that is gone is found by nobody', async () => {
  const { ask, codeOf, write, owner, jonas, neighbour, teamId, hire } = await start();
  const before = await hire();
  await write
    .updateTable('sessions')
    .set({ secondFactorAt: null })
    .where('userId', '=', before.userId)
    .execute();
  const body = { teamId, reason: 'Curious' };
  for (const [who, code] of [
    [owner, codes.notPermitted],
    [neighbour, codes.notPermitted],
    [before, codes.secondFactorNeeded],
    [undefined, codes.noToken],
  ] as const) {
    expect(await codeOf(who, calls.findStaffTeams)).toBe(code);
    expect(await codeOf(who, calls.findStaffTeam, { query: { teamId } })).toBe(code);
    expect(await codeOf(who, calls.enterTeam, { body })).toBe(code);
    expect(await codeOf(who, calls.leaveEnteredTeam, { body: { teamId } })).toBe(code);
  }
  await write.updateTable('teams').set({ dissolvedAt: new Date() }).where('teamId', '=', teamId).execute();
  expect(await codeOf(jonas, calls.enterTeam, { body })).toBe(codes.notFound);
  expect(await codeOf(jonas, calls.findStaffTeam, { query: { teamId } })).toBe(codes.notFound);
  const { list } = await ask(jonas, calls.findStaffTeams, { query: {} });
  expect(list.map((team) => team.teamName)).toEqual(['Neighbours']);
});

test('staff act in a team’s name with a reason, for a while, in no other team, and neither pay nor approve', async () => {
  const { ask, codeOf, owner, jonas, teamId, elsewhere, reason, enter, sees } = await start();
  const bare = { teamId, reason: ' ' };
  expect(await codeOf(jonas, calls.enterTeam, { body: bare })).toBe(codes.badInput);
  expect(await sees()).toBe(codes.notPermitted);
  const { until } = await enter();
  expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(calls.entryMinutes * 60_000);
  expect(await ask(jonas, findTeams)).toMatchObject([{ teamId, roleName: 'operator', actsUntil: until }]);
  expect([await sees(), await sees(elsewhere)]).toEqual([codes.success, codes.notPermitted]);
  expect(await ask(owner, findMembers, { query: { teamId } })).toMatchObject([
    { roleName: 'visitor' },
    { userId: jonas.userId, roleName: 'operator', actsUntil: until },
  ]);
  const money = { teamId, amount: 100_000 };
  expect(await codeOf(jonas, beginRemittance, { body: money })).toBe(codes.notPermitted);
  expect(await codeOf(jonas, findBalance, { query: { teamId } })).toBe(codes.notPermitted);
  const set = { teamId, changeSetId: 1 };
  expect(await codeOf(jonas, approveChangeSet, { body: set })).toBe(codes.notPermitted);

  await ask(jonas, calls.leaveEnteredTeam, { body: { teamId } });
  expect(await sees()).toBe(codes.notPermitted);
  expect(await ask(jonas, findTeams)).toEqual([]);
  expect(await codeOf(jonas, calls.leaveEnteredTeam, { body: { teamId } })).toBe(codes.notFound);
  const both = [
    await ask(owner, findTeamOperations, { query: { teamId } }),
    await ask(jonas, findOwnOperations, { query: { userId: jonas.userId } }),
  ];
  for (const page of both) {
    const by = { kind: 'staff', userId: jonas.userId };
    expect(entriesOf(page)).toMatchObject([
      { operation: 'team.staffLeft', by },
      { operation: 'team.staffEntered', by, subject: { reason }, after: { actsUntil: until } },
    ]);
  }
});

test('when the half hour is over nothing is seen or done any more, and both logs say so once', async () => {
  const { deps, write, ask, codeOf, owner, jonas, teamId, groups, ...server } = await start();
  const { enter, sees, passTime } = server;
  await enter();
  const both = [owner.userId, jonas.userId];
  expect(await listConcerned(write, teamId, { campaignGroupId: groups[0] })).toEqual(both);
  const over = await passTime();
  expect(await sees()).toBe(codes.notPermitted);
  expect(await ask(jonas, findTeams)).toEqual([]);
  expect(await ask(owner, findMembers, { query: { teamId } })).toHaveLength(1);
  expect(await listConcerned(write, teamId, { campaignGroupId: groups[0] })).toEqual([owner.userId]);
  await endEntry(deps, over);
  await endEntry(deps, over);
  const log = entriesOf(await ask(owner, findTeamOperations, { query: { teamId } }));
  expect(log.map(({ operation }) => operation)).toEqual(['team.staffLeft', 'team.staffEntered']);

  // Entered anew, the end of the first time ends nothing.
  await enter();
  await endEntry(deps, over);
  expect(await sees()).toBe(codes.success);
  expect(await codeOf(jonas, calls.leaveEnteredTeam, { body: { teamId } })).toBe(codes.success);
});

test('nobody acts in the name of a team they are in, two tabs enter once, and whoever is staff no longer is out', async () => {
  const { ask, codeOf, write, owner, jonas, teamId, hire, enter, sees } = await start();
  await write.updateTable('users').set({ isStaff: true }).where('userId', '=', owner.userId).execute();
  const passed = { secondFactorAt: new Date() };
  await write.updateTable('sessions').set(passed).where('userId', '=', owner.userId).execute();
  const body = { teamId, reason: 'Mine' };
  expect(await codeOf(owner, calls.enterTeam, { body })).toBe(codes.ownTeam);
  await Promise.all([enter(), enter(), enter()]);
  expect(await ask(jonas, findTeams)).toHaveLength(1);
  const first = await hire({ loginName: 'admin' });
  await ask(first, revokeStaff, { body: { userId: jonas.userId } });
  expect(await sees()).toBe(codes.notPermitted);
});

test('whoever works on an order there does so in its campaign group, and does not enter besides', async () => {
  const { codeOf, write, jonas, teamId, groups, reason } = await start();
  const seat = { teamId, userId: jonas.userId, role: 'operator', scope: [groups[0]], joinedAt: new Date() };
  await write.insertInto('teamMembers').values(seat).execute();
  expect(await codeOf(jonas, calls.enterTeam, { body: { teamId, reason } })).toBe(codes.changedMeanwhile);
  expect(await codeOf(jonas, calls.leaveEnteredTeam, { body: { teamId } })).toBe(codes.notFound);
});
