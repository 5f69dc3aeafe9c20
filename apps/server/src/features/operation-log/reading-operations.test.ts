import { codes } from '@tapwright/contracts/codes';
import {
  findOperationPeople,
  findOwnOperations,
  findTeamOperations,
  operationDetails,
  type OperationRow,
} from '@tapwright/contracts/operation-log';
import { grantOf, type Role } from '@tapwright/contracts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { closedGate, type Gate } from '../../platform/http/admission/gate.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readAnswer, startTestApp } from '../../testing/test-app.ts';
import { logOperation, type Operation } from './log-operation.ts';

const owner = { userId: 1, token: 'owner' };
const finance = { userId: 2, token: 'finance' };
const stranger = { userId: 3, token: 'stranger' };
const staff = { userId: 4, token: 'staff' };
const people = [owner, finance, stranger, staff];
const ourTeam = 7;
const otherTeam = 8;
const roles: Record<string, Role> = { '7:1': 'visitor', '7:2': 'finance', '8:3': 'visitor' };

/** Who people are and where they belong is told by other features; here by the lines above. */
const gate: Gate = {
  ...closedGate,
  getPerson: async (token) => {
    const person = people.find((one) => one.token === token);
    if (person === undefined) throw new Refusal('noToken');
    return { userId: person.userId, sessionId: 1, isStaff: person === staff, hasSecondFactor: true };
  },
  getMembership: async ({ userId }, teamId, { may: capability }) => {
    const role = roles[`${teamId}:${userId}`] ?? '';
    const grant = grantOf(role, capability);
    if (grant === 'no') throw new Refusal('notPermitted');
    return { teamId, role: roles[`${teamId}:${userId}`] ?? 'readOnly', grant, scope: [] };
  },
};

let server: Awaited<ReturnType<typeof startTestApp>>;
let end: () => Promise<void>;
beforeAll(async () => {
  server = await startTestApp({
    mount: ({ host }) => Object.assign(host, { gate }),
    ends: (ending) => {
      end = ending;
    },
  });
  for (const { userId, token } of people) {
    await sql`insert into users (user_id, nick_name) values (${userId}, ${token})`.execute(
      server.deps.database.write,
    );
  }
});

afterAll(async () => end());
beforeEach(async () => {
  await sql`truncate operation_log restart identity`.execute(server.deps.database.write);
});

const write = (...entries: Operation[]) =>
  runTransaction(server.deps.database, async (tx) => {
    for (const entry of entries) await logOperation(tx, entry);
  });
const signedIn = (userId: number, teamId?: number): Operation => ({
  operation: 'account.signedIn',
  by: { kind: 'person', userId },
  from: { address: '203.0.113.7', requestId: 'request-1' },
  after: { signedInBy: 'password' },
  ...(teamId === undefined ? {} : { teamId }),
});
const passkeyRemoved = (userId: number, teamId?: number): Operation => ({
  operation: 'account.passkeyRemoved',
  by: { kind: 'person', userId },
  ...(teamId === undefined ? {} : { teamId }),
});

async function ask(path: string, token: string | undefined, query: Record<string, string | number> = {}) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const headers = { 'accept-language': 'en', ...(token === undefined ? {} : { authorization: token }) };
  const answer = await readAnswer(await fetch(`${server.origin}${path}?${search.toString()}`, { headers }));
  const page = z.safeParse(findOwnOperations.answer, answer.data).data;
  return { ...answer, list: page?.list ?? [], total: page?.total };
}
const own = (token: string, query?: Record<string, string | number>) =>
  ask(findOwnOperations.path, token, query);
const team = (token: string, query?: Record<string, string | number>) =>
  ask(findTeamOperations.path, token, query);
const detailsOf = (row: OperationRow | undefined) =>
  z.parse(operationDetails, JSON.parse(row?.operRequParam ?? '{}'));

describe('whose rows', () => {
  beforeEach(async () => {
    await write(
      signedIn(owner.userId),
      signedIn(finance.userId),
      signedIn(owner.userId, ourTeam),
      signedIn(finance.userId, ourTeam),
      signedIn(stranger.userId, otherTeam),
    );
  });

  test('the owner reads the whole team and nothing of another', async () => {
    const { list, total } = await team(owner.token, { teamId: ourTeam });
    expect(total).toBe(2);
    expect(list.map((row) => detailsOf(row).by.userId)).toEqual([finance.userId, owner.userId]);
    expect(list.every((row) => detailsOf(row).teamId === ourTeam)).toBe(true);
  });

  test('a member reads their own rows of the team', async () => {
    const { list } = await own(finance.token, { teamId: ourTeam, userId: finance.userId });
    expect(list.map((row) => detailsOf(row).by.nickName)).toEqual(['finance']);
  });

  test('the owner finds what one person did, and nothing that they did elsewhere', async () => {
    const { list } = await team(owner.token, { teamId: ourTeam, userId: finance.userId });
    expect(list.map((row) => detailsOf(row).by.userId)).toEqual([finance.userId]);
    expect((await team(owner.token, { teamId: ourTeam, userId: stranger.userId })).total).toBe(0);
  });

  test('the owner can name everybody who ever did anything in the team, and nobody of another', async () => {
    await write(passkeyRemoved(stranger.userId, otherTeam), signedIn(finance.userId, ourTeam));
    const { data } = await ask(findOperationPeople.path, owner.token, { teamId: ourTeam });
    expect(data).toEqual([
      { userId: finance.userId, nickName: 'finance' },
      { userId: owner.userId, nickName: 'owner' },
    ]);
    expect((await ask(findOperationPeople.path, finance.token, { teamId: ourTeam })).code).toBe(
      codes.notPermitted,
    );
  });

  test('rows are found by what they are about, and only those of the own team', async () => {
    const invited = (teamId: number, userId: number): Operation => ({
      ...signedIn(userId, teamId),
      operation: 'member.invited',
    });
    await write(invited(ourTeam, finance.userId), invited(otherTeam, stranger.userId));
    const all = await team(owner.token, { teamId: ourTeam, object: 'member' });
    expect(all.list.map((row) => [detailsOf(row).operation, detailsOf(row).by.userId])).toEqual([
      ['member.invited', finance.userId],
    ]);
    expect((await team(owner.token, { teamId: ourTeam, object: 'report' })).total).toBe(0);
    expect((await own(finance.token, { teamId: ourTeam, object: 'member' })).total).toBe(1);
    const { code } = await ask(findTeamOperations.path, owner.token, { teamId: ourTeam, object: 'account' });
    expect(code).toBe(codes.badInput);
  });

  test('without a team, a person reads the rows of their account alone', async () => {
    const { list } = await own(finance.token);
    expect(list.map((row) => detailsOf(row))).toEqual([
      expect.objectContaining({ teamId: 0, by: expect.objectContaining({ userId: finance.userId }) }),
    ]);
  });

  test.each([
    ['a member asks for the whole team', findTeamOperations.path, finance.token, { teamId: ourTeam }],
    ['an owner asks for another team', findTeamOperations.path, owner.token, { teamId: otherTeam }],
    ['a person asks for another person', findOwnOperations.path, finance.token, { userId: owner.userId }],
    ['an owner asks for a member', findOwnOperations.path, owner.token, { teamId: ourTeam, userId: 2 }],
    ['somebody asks for a team they are not in', findOwnOperations.path, stranger.token, { teamId: ourTeam }],
  ])('refused when %s', async (_, path, token, query) => {
    expect(await ask(path, token, query)).toMatchObject({ code: codes.notPermitted, data: null });
  });

  test('refused without a token, and without a team where one is needed', async () => {
    expect((await ask(findOwnOperations.path, undefined)).code).toBe(codes.noToken);
    expect((await ask(findTeamOperations.path, undefined, { teamId: ourTeam })).code).toBe(codes.noToken);
    expect(await team(owner.token)).toMatchObject({
      code: codes.badInput,
      data: { fields: { teamId: expect.any(String) } },
    });
  });
});

test('what staff did with an account stands in both logs, and their address in theirs alone', async () => {
  await write({
    operation: 'account.signedOut',
    by: { kind: 'staff', userId: staff.userId },
    from: { address: '198.51.100.9', requestId: 'request-2' },
    subject: { userId: stranger.userId },
  });
  const [theirs] = (await own(stranger.token)).list;
  const [staffs] = (await own(staff.token)).list;
  expect(detailsOf(theirs).by).toMatchObject({ kind: 'staff', nickName: 'staff' });
  expect([theirs?.operIp, staffs?.operIp]).toEqual([null, '198.51.100.9']);
  expect((await own(finance.token)).total).toBe(0);
});

test('a row tells what was done in the reader’s language, from where, and what differs', async () => {
  await write(signedIn(owner.userId));
  const [row] = (await own(owner.token)).list;
  expect(row).toMatchObject({ name: 'Signed in', type: 'edit', operIp: '203.0.113.7' });
  expect(Date.parse(row?.operCreateTime ?? '')).toBeGreaterThan(Date.now() - 600_000);
  expect(detailsOf(row)).toEqual({
    operation: 'account.signedIn',
    teamId: 0,
    by: { kind: 'person', userId: 1, nickName: 'owner', headimgurl: null },
    subject: {},
    before: null,
    after: { signedInBy: 'password' },
  });
});

test('a row of another release keeps its own name', async () => {
  await sql`insert into operation_log (operation, type, actor_kind, actor_id) values ('later.thing', 'edit', 'person', 1)`.execute(
    server.deps.database.write,
  );
  expect((await own(owner.token)).list[0]?.name).toBe('later.thing');
});

describe('filters and pages', () => {
  const minute = (count: number) => new Date(Date.UTC(2026, 0, 1, 0, count));

  /** 25 rows a minute apart, every fifth of something removed; the rows of a neighbour stand between them. */
  beforeEach(async () => {
    for (let count = 0; count < 25; count += 1) {
      await write(
        count % 5 === 0 ? passkeyRemoved(owner.userId) : signedIn(owner.userId),
        signedIn(finance.userId),
      );
    }
    await sql`update operation_log set created_at = timestamptz '2026-01-01Z' + (operation_id - 1) / 2 * interval '1 minute'`.execute(
      server.deps.database.write,
    );
  });
  const timesOf = (list: readonly OperationRow[]) => list.map((row) => row.operCreateTime);
  const minutes = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, place) => minute(from - place).toISOString());

  test('the newest ten come first, then the next, and the last page is what is left', async () => {
    const first = await own(owner.token);
    expect([first.total, timesOf(first.list)]).toEqual([25, minutes(24, 15)]);
    const last = await own(owner.token, { pageNum: 3, pageSize: 10 });
    expect([last.total, timesOf(last.list)]).toEqual([25, minutes(4, 0)]);
    const beyond = await own(owner.token, { pageNum: 4, pageSize: 10 });
    expect([beyond.total, beyond.list]).toEqual([25, []]);
  });

  test('every row comes once, even where many were left in the same moment', async () => {
    await sql`update operation_log set created_at = timestamptz '2026-01-01Z'`.execute(
      server.deps.database.write,
    );
    const pages = [];
    for (const pageNum of [1, 2, 3]) pages.push(...(await own(owner.token, { pageNum })).list);
    expect(new Set(pages.map((row) => row.operationId)).size).toBe(25);
  });

  test('a type leaves only its rows', async () => {
    const { list, total } = await own(owner.token, { type: 'delete', pageSize: 40 });
    expect([total, new Set(list.map((row) => row.type))]).toEqual([5, new Set(['delete'])]);
    expect((await own(owner.token, { type: 'export' })).total).toBe(0);
  });

  test('a range holds its first moment and not its last', async () => {
    const startTime = minute(10).toISOString();
    const endTime = '2026-01-01T01:12:00+01:00';
    const { list, total } = await own(owner.token, { startTime, endTime });
    expect([total, timesOf(list)]).toEqual([2, minutes(11, 10)]);
    expect((await own(owner.token, { startTime, endTime: startTime })).total).toBe(0);
    expect((await own(owner.token, { startTime, endTime, type: 'delete' })).total).toBe(1);
  });

  test('a range of days holds both of them, as the named zone has them', async () => {
    const days = { startTime: '2026-01-01', endTime: '2026-01-01' };
    const { total: whole = 0 } = await own(owner.token, days);
    expect(whole).toBeGreaterThan(0);
    expect((await own(owner.token, { ...days, timeZone: 'Pacific/Pago_Pago' })).total).toBe(0);
    expect((await own(owner.token, { startTime: '2025-12-31', endTime: '2026-01-02' })).total).toBe(whole);
    expect((await own(owner.token, { startTime: '2026-01-02' })).total).toBeLessThan(whole);
  });

  test.each([
    ['timeZone', 'Nowhere/Land'],
    ['pageNum', 0],
    ['pageSize', 201],
    ['type', 'everything'],
    ['startTime', 'yesterday'],
    ['teamId', -1],
  ])('a wrong %s is named', async (field, value) => {
    expect(await own(owner.token, { [field]: value })).toMatchObject({
      code: codes.badInput,
      data: { fields: { [field]: expect.any(String) } },
    });
  });
});
