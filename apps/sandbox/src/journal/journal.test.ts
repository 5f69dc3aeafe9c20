import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSandbox, type AnyJson, type TestSandbox } from '../testing/start-sandbox.ts';
import { formatEntry } from './format-entry.ts';
import { Journal } from './journal.ts';

let running: TestSandbox;
beforeEach(async () => {
  running = await startSandbox();
});
afterEach(async () => running.stop());

const read = async (): Promise<AnyJson[]> => (await running.control('GET', '/requests')).body.requests;

it('writes down who asked for what, how it ended, and which rule refused it', async () => {
  const { user, call } = await running.signIn();
  await call('GET', '/me');
  await call('POST', '/campaigns/query', { pagination: { pageSize: 1001 } });
  await call('PUT', '/campaigns/51001', { dailyBudget: { value: { amount: '-1', currency: 'USD' } } });
  await call('GET', '/campaigns/999');
  const entries = await read();
  expect(entries.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    'POST /auth/oauth2/token 200',
    'GET /v1/me 200',
    'POST /v1/campaigns/query 400',
    'PUT /v1/campaigns/51001 400',
    'GET /v1/campaigns/999 404',
  ]);
  const [token, me, page, , absent] = entries;
  expect(token).toMatchObject({ number: 1, clientId: user.clientId, adAccountId: null, refusal: null });
  expect(me).toMatchObject({ clientId: user.clientId, orgId: 40_009_000, adAccountId: 700_100_200 });
  expect(me.at).toBe('2026-11-20T12:00:00.000Z');
  expect(page.refusal.problems[0]).toMatchObject({ code: expect.any(String), field: 'pagination.pageSize' });
  expect(absent.refusal).toMatchObject({ rule: expect.stringMatching(/^\w+$/) });
  expect(formatEntry(absent)).toContain(`GET /v1/campaigns/999 404`);
});

it('says what Apple does not: why a client secret was refused', async () => {
  const { user, privateKey } = running.makeUser();
  const refusedBy = async (changes: object) => {
    await running.requestToken({
      grant_type: 'client_credentials',
      client_id: user.clientId,
      client_secret: await running.secretOf(user, privateKey, changes),
      scope: 'searchadsorg',
    });
    return (await read()).at(-1).refusal.problems[0].message;
  };
  expect(await refusedBy({ header: { kid: 'other' } })).toMatch(/kid .* not the key id/);
  expect(await refusedBy({ claims: { aud: 'https://ads.example' } })).toMatch(/"aud"/);
  expect(await refusedBy({ key: running.makeUser().privateKey })).toMatch(/signature/);
});

it('shows what a fault did to a request, and those that never got an answer', async () => {
  const { call } = await running.signIn();
  for (const kind of ['cutBefore', 'cutAfter']) {
    await running.control('POST', '/faults', { kind, route: 'GET /v1/me' });
    await expect(call('GET', '/me')).rejects.toThrow();
  }
  await running.control('POST', '/faults', { kind: 'tooManyRequests', route: 'GET /v1/me' });
  await call('GET', '/me');
  const [cut, cutLater, limited] = (await read()).slice(-3);
  expect(cut).toMatchObject({ status: null, faults: ['cutBefore'] });
  expect(cutLater).toMatchObject({ status: null, faults: ['cutAfter'] });
  expect(limited).toMatchObject({ status: 429, faults: ['tooManyRequests'] });
});

it('names its own function for what no call was reached with, and none for what the server refused', async () => {
  const { call } = await running.signIn();
  await running.send('GET', '/nowhere');
  await call('GET', '/nowhere');
  await call('GET', '/campaigns');
  await call('GET', '/campaigns/none');
  await call('POST', '/campaigns/query', { text: 'x'.repeat(20 * 1024 * 1024) });
  const refused = (await read()).slice(1);
  expect(refused.map(({ status, refusal }) => [status, refusal.rule])).toEqual([
    [404, 'answerNowhere'],
    [404, 'refuseAddress'],
    [405, 'refuseAddress'],
    [400, 'parsePath'],
    [400, null],
  ]);
  expect(refused[0].refusal.problems[0].message).toBe('There is no GET /nowhere.');
});

it('can be emptied, and holds nothing of the switches themselves', async () => {
  await running.send('GET', '/v1/me');
  expect(await read()).toHaveLength(1);
  await running.control('DELETE', '/requests');
  await running.control('GET', '/world');
  expect(await read()).toEqual([]);
});

it('keeps the latest thousand in their order', () => {
  const journal = new Journal();
  const entry = {
    at: '',
    clientId: null,
    orgId: null,
    adAccountId: null,
    method: 'GET',
    path: '/v1/me',
    status: 200,
    tookMs: 1,
    refusal: null,
    faults: [],
  };
  for (let count = 0; count < 1005; count += 1) journal.add(entry);
  const numbers = journal.list().map(({ number }) => number);
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([1000, 6, 1005]);
  expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers);
});
