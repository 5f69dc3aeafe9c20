import { codes } from '@tapwright/contracts/codes';
import { defineCall } from '@tapwright/contracts/call';
import { grantOf, type Role } from '@tapwright/contracts/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { makeTestApp, readAnswer, type TestApp } from '../../../testing/test-app.ts';
import { createTestDatabase } from '../../db/testing/test-database.ts';
import { closedGate, type Gate } from './gate.ts';
import { mountCall } from '../mount-call.ts';
import { Refusal } from '../refusal.ts';

const { database, close } = await createTestDatabase();
afterAll(close);

const answer = z.object({ who: z.nullable(z.int()), role: z.nullable(z.string()) });
const open = defineCall({
  method: 'GET',
  path: '/test/open',
  access: { to: 'anyone' },
  summary: '.',
  answer,
});
const mine = defineCall({
  method: 'GET',
  path: '/test/mine',
  access: { to: 'signedIn' },
  summary: '.',
  answer,
});
const staff = defineCall({
  method: 'GET',
  path: '/test/staff',
  access: { to: 'staff' },
  summary: '.',
  answer,
});
const toSecondFactor = defineCall({
  method: 'GET',
  path: '/test/second-factor',
  access: { to: 'signedIn', before: 'secondFactor' },
  summary: '.',
  answer,
});
const team = defineCall({
  method: 'GET',
  path: '/test/team',
  access: { to: 'team', may: 'finance.see' },
  summary: '.',
  query: z.object({ teamId: z.coerce.number() }),
  answer,
});
const teamWrite = defineCall({
  method: 'POST',
  path: '/test/team-write',
  access: { to: 'team', may: 'team.edit' },
  summary: '.',
  body: z.object({ teamId: z.int() }),
  answer,
});

/** Token: a person's id, `waiting` (for its second factor), `staff`, `newStaff` (no second factor yet) or the name of a refusal. They are `finance` in team 1 and nothing elsewhere. */
const gate: Gate = {
  ...closedGate,
  getPerson: async (token, { before } = {}) => {
    if (token === 'waiting' && before !== 'secondFactor') throw new Refusal('secondFactorNeeded');
    if (token.startsWith('invented')) throw new Refusal('noToken');
    if (token === 'ended') throw new Refusal('tokenEnded');
    if (token === 'frozen') throw new Refusal('accountFrozen');
    const isStaff = token === 'staff' || token === 'newStaff';
    return {
      userId: isStaff ? 99 : Number(token === 'waiting' ? 5 : token),
      sessionId: 1,
      isStaff,
      hasSecondFactor: token !== 'newStaff',
    };
  },
  getMembership: async (_person, teamId, { may: capability }) => {
    const role: Role = 'finance';
    const grant = teamId === 1 ? grantOf(role, capability) : 'no';
    if (grant === 'no') throw new Refusal('notPermitted');
    return { teamId, role, grant, scope: [] };
  },
};

const mountAll = ({ app: { host } }: TestApp) => {
  host.gate = gate;
  mountCall(host, open, async () => ({ who: null, role: null }));
  mountCall(host, mine, async ({ person }) => ({ who: person.userId, role: null }));
  mountCall(host, staff, async ({ person }) => ({ who: person.userId, role: null }));
  mountCall(host, toSecondFactor, async ({ person }) => ({ who: person.userId, role: null }));
  mountCall(host, team, async ({ person, membership }) => ({ who: person.userId, role: membership.role }));
  mountCall(host, teamWrite, async ({ person, membership }) => ({
    who: person.userId,
    role: membership.role,
  }));
};

async function startWith(options: Parameters<typeof makeTestApp>[1] = {}) {
  const server = await makeTestApp(database, options);
  mountAll(server);
  const origin = await server.start();
  const get = async (path: string, headers: Record<string, string> = {}) =>
    readAnswer(await fetch(`${origin}${path}`, { headers }));
  return { ...server, origin, get };
}

describe('who may ask', () => {
  let server: Awaited<ReturnType<typeof startWith>>;
  beforeAll(async () => {
    server = await startWith();
  });
  afterAll(() => server.stop());

  test('without a token only what is open to anyone', async () => {
    expect((await server.get('/test/open')).code).toBe(codes.success);
    for (const path of ['/test/mine', '/test/staff', '/test/team?teamId=1']) {
      expect(await server.get(path)).toMatchObject({ status: 401, code: codes.noToken });
    }
  });

  test('the token may stand alone or after Bearer', async () => {
    for (const authorization of ['7', 'Bearer 7', 'bearer  7']) {
      expect((await server.get('/test/mine', { authorization })).data).toEqual({ who: 7, role: null });
    }
  });

  test('an ended or frozen one is told so', async () => {
    expect((await server.get('/test/mine', { authorization: 'ended' })).code).toBe(codes.tokenEnded);
    expect((await server.get('/test/mine', { authorization: 'frozen' })).code).toBe(codes.accountFrozen);
  });

  test('staff calls are for staff', async () => {
    expect(await server.get('/test/staff', { authorization: '7' })).toMatchObject({
      status: 403,
      code: codes.notPermitted,
    });
    expect((await server.get('/test/staff', { authorization: 'staff' })).data).toEqual({
      who: 99,
      role: null,
    });
  });

  test('staff without a second factor get into no staff call', async () => {
    expect(await server.get('/test/staff', { authorization: 'newStaff' })).toMatchObject({
      status: 403,
      code: codes.secondFactorNeeded,
    });
  });

  test('a session that waits for its second factor reaches only the calls that lead to it', async () => {
    const authorization = 'waiting';
    for (const path of ['/test/mine', '/test/staff', '/test/team?teamId=1']) {
      expect((await server.get(path, { authorization })).code).toBe(codes.secondFactorNeeded);
    }
    expect((await server.get('/test/second-factor', { authorization })).data).toEqual({ who: 5, role: null });
  });

  test('a team call is for who has that capability in that team, read from query or body', async () => {
    const authorization = '7';
    expect((await server.get('/test/team?teamId=1', { authorization })).data).toEqual({
      who: 7,
      role: 'finance',
    });
    expect((await server.get('/test/team?teamId=2', { authorization })).code).toBe(codes.notPermitted);
    expect((await server.get('/test/team', { authorization })).code).toBe(codes.badInput);
    const written = await fetch(`${server.origin}/test/team-write`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{"teamId":1}',
    });
    expect((await readAnswer(written)).code).toBe(codes.notPermitted);
  });

  test('who may not ask is refused before the body is read', async () => {
    const response = await fetch(`${server.origin}/test/team-write`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'x'.repeat(2 * 1024 * 1024),
    });
    expect((await readAnswer(response)).code).toBe(codes.noToken);
  });
});

describe('too many requests', () => {
  const requestLimits = { strangerPerSecond: 5, strangerPerMinute: 5, personPerMinute: 3 };

  test('from one address are refused, with the time to wait, whatever address they claim', async () => {
    const server = await startWith({ requestLimits });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        server.get('/test/open', { 'x-forwarded-for': `203.0.113.${index}` }),
      ),
    );
    const refused = answers.filter(({ code }) => code === codes.tooManyRequests);
    expect(refused).toMatchObject([{ status: 429 }]);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    await server.stop();
  });

  test('are counted by the address a trusted proxy reports', async () => {
    const server = await startWith({ requestLimits, settings: { trustProxy: ['127.0.0.1'] } });
    const ask = (address: string) => server.get('/test/open', { 'x-forwarded-for': address });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`203.0.113.${index}`)));
    expect(answers.every(({ code }) => code === codes.success)).toBe(true);
    const same = await Promise.all(Array.from({ length: 6 }, () => ask('198.51.100.1')));
    expect(same.filter(({ code }) => code === codes.tooManyRequests)).toHaveLength(1);
    await server.stop();
  });

  test('with one proxy in front, an address that a client made up itself is not believed', async () => {
    const server = await startWith({ requestLimits, settings: { trustProxy: 1 } });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        server.get('/test/open', { 'x-forwarded-for': `203.0.113.${index}, 198.51.100.7` }),
      ),
    );
    expect(answers.filter(({ code }) => code === codes.tooManyRequests)).toHaveLength(1);
    await server.stop();
  });

  test('with invented tokens are refused like a stranger’s, while whoever is signed in there goes on', async () => {
    const server = await startWith({ requestLimits });
    const ask = async (authorization: string) => (await server.get('/test/mine', { authorization })).code;
    expect(await ask('7')).toBe(codes.success);
    for (let asked = 0; asked < 5; asked += 1) expect(await ask(`invented${asked}`)).toBe(codes.noToken);
    expect(await ask('invented5')).toBe(codes.tooManyRequests);
    expect((await server.get('/test/mine')).code).toBe(codes.tooManyRequests);
    expect((await server.get('/test/open')).code).toBe(codes.tooManyRequests);
    expect(await ask('7')).toBe(codes.success);
    await server.stop();
  });

  test('with invented tokens are no more when they are sent at once, and a page that begins is not counted', async () => {
    const server = await startWith({ requestLimits });
    const ask = async (authorization: string) => (await server.get('/test/mine', { authorization })).code;
    for (let person = 11; person < 19; person += 1) expect(await ask(`${person}`)).toBe(codes.success);
    const invented = Array.from({ length: 20 }, (_, asked) => ask(`invented${asked}`));
    const answers = await Promise.all(invented);
    expect(answers.filter((code) => code === codes.noToken)).toHaveLength(5);
    expect(answers.filter((code) => code === codes.tooManyRequests)).toHaveLength(15);
    await server.stop();
  });

  test('for the pages about the API are a stranger’s too', async () => {
    const server = await startWith({ requestLimits });
    const statuses = [];
    for (const path of ['/docs', '/openapi.json', '/docs', '/openapi.json', '/docs', '/openapi.json'])
      statuses.push((await fetch(`${server.origin}${path}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await server.stop();
  });

  test('of one person are refused while another goes on', async () => {
    const server = await startWith({ requestLimits });
    const ask = (authorization: string) => server.get('/test/mine', { authorization });
    const answers = await Promise.all(['7', '7', '7', '7', '8'].map(ask));
    expect(answers.filter(({ code }) => code === codes.tooManyRequests)).toHaveLength(1);
    expect(answers[4]?.code).toBe(codes.success);
    await server.stop();
  });
});

test('closed, the server answers what the closed page needs and refuses the rest', async () => {
  const server = await startWith({ settings: { closed: true } });
  expect((await server.get('/frame/settings')).data).toMatchObject({ closed: true });
  for (const path of ['/test/open', '/test/mine']) {
    expect(await server.get(path, { authorization: '7' })).toMatchObject({
      status: 503,
      code: codes.closed,
    });
  }
  await server.stop();
});
