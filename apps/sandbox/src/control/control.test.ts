import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, testStart, type AnyJson, type TestSandbox } from '../testing/start-sandbox.ts';
import { latest } from '../world/table.ts';

let running: TestSandbox;
let call: Awaited<ReturnType<TestSandbox['signIn']>>['call'];

beforeEach(async () => {
  running = await startSandbox();
  ({ call } = await running.signIn());
});
afterEach(async () => running.stop());

/** `fetch` decides over Host and Origin itself. */
async function statusOf(method: string, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(running.origin + path, { method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(method === 'GET' ? undefined : '{}');
  });
}

describe('who may turn the switches', () => {
  const json = { 'content-type': 'application/json' };

  it.each([
    ['a host of another name', { ...json, host: 'ads.example:8787' }, 403],
    ['no loopback address', { ...json, host: '192.168.0.9' }, 403],
    ['a name that only begins like one', { ...json, host: 'localhost.example' }, 403],
    ['a page of another origin', { ...json, origin: 'http://evil.example' }, 403],
    ['a page without an origin', { ...json, origin: 'null' }, 403],
    ['the console on another port', { ...json, origin: 'http://127.0.0.1:1' }, 403],
    ['a proxy', { ...json, 'x-forwarded-for': '10.0.0.1' }, 403],
    ['a standard proxy', { ...json, forwarded: 'for=10.0.0.1' }, 403],
    ['a relay', { ...json, via: '1.1 relay' }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 400],
    ['plain text', { 'content-type': 'text/plain' }, 400],
    ['nobody in particular', { ...json }, 200],
    ['another loopback name', { ...json, host: 'localhost:9' }, 200],
  ])('%s', async (_who, headers, expected) => {
    expect(await statusOf('POST', '/sandbox/clock', headers)).toBe(expected);
    // Reading needs no content type.
    const looking = expected === 400 ? 200 : expected;
    expect(await statusOf('GET', '/sandbox/world', headers)).toBe(looking);
    expect(await statusOf('GET', '/sandbox', headers)).toBe(looking);
  });

  it('is not needed on the paths of Apple', async () => {
    expect(await statusOf('GET', '/v1/me', { host: 'api.ads.example', 'x-forwarded-for': '10.0.0.1' })).toBe(
      401,
    );
  });
});

describe('the clock', () => {
  it('stands in the Date of every answer', async () => {
    const { body } = await running.control('POST', '/clock', { stepDays: 2 });
    const now = Date.parse(body.now);
    expect(now).toBe(testStart + 2 * 86_400_000);
    const paths = ['/v1/me', '/v1/none', '/auth/oauth2/token', '/sandbox/world', '/sandbox', '/nowhere'];
    const dates = await Promise.all(
      paths.map(async (path) => (await fetch(running.origin + path)).headers.get('date')),
    );
    expect(dates).toEqual(paths.map(() => new Date(now).toUTCString()));
  });

  it('never goes back', async () => {
    expect((await running.control('POST', '/clock', { at: '2026-11-19T00:00:00Z' })).status).toBe(400);
  });

  it('runs fast, stands still and goes on as fast as before', async () => {
    const { clock } = running.sandbox;
    await running.control('POST', '/clock', { speed: 1000 });
    const started = clock.now();
    while (clock.now() < started + 20_000) await new Promise(setImmediate);
    await running.control('POST', '/clock', { paused: true });
    const stopped = clock.now();
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
    expect(clock.now()).toBe(stopped);
    expect((await running.control('POST', '/clock', { paused: false })).body.speed).toBe(1);
  });
});

describe('faults', () => {
  const campaign = '/campaigns/51001';
  const rename = async (name: string) => call('PUT', campaign, { name });
  const nameOf = () => latest(running.sandbox.world.campaigns.get(51_001)).name;

  it('meet the requests of their route as often as was said', async () => {
    await running.control('POST', '/faults', {
      kind: 'serverError',
      route: 'PUT /v1/campaigns/*',
      times: 2,
      skip: 1,
    });
    expect((await call('GET', campaign)).status).toBe(200);
    const statuses = [];
    for (const name of ['a', 'b', 'c', 'd']) statuses.push((await rename(name)).status);
    expect(statuses).toEqual([200, 500, 500, 200]);
    expect(nameOf()).toBe('d');
    expect((await running.control('GET', '/faults')).body).toEqual([]);
  });

  it('say when to come back', async () => {
    await running.control('POST', '/faults', { kind: 'tooManyRequests', retryAfterSeconds: 9, times: null });
    const { status, headers, body } = await call('GET', campaign);
    expect([status, body.error.code]).toEqual([429, 'RATE_LIMIT_EXCEEDED']);
    expect(
      ['retry-after', 'ratelimit-reset', 'ratelimit-remaining'].map((name) => headers.get(name)),
    ).toEqual(['9', '9', '0']);
    const [{ id }] = (await running.control('GET', '/faults')).body;
    expect((await running.control('DELETE', `/faults/${id}`)).status).toBe(200);
    expect((await call('GET', campaign)).status).toBe(200);
  });

  it.each([
    ['cutBefore', 'Focusly US Brand'],
    ['cutAfter', 'b'],
  ])('cut the connection: %s', async (kind, expected) => {
    await running.control('POST', '/faults', { kind, route: 'PUT *' });
    await expect(rename('b')).rejects.toThrow('fetch failed');
    expect(nameOf()).toBe(expected);
  });

  it.each([
    ['timeoutBefore', 'Focusly US Brand'],
    ['timeoutAfter', 'b'],
  ])('never answer: %s', async (kind, expected) => {
    const { token } = await running.signIn();
    await running.control('POST', '/faults', { kind, route: `PUT /v1${campaign}` });
    const giveUp = new AbortController();
    const pending = fetch(`${running.origin}/v1${campaign}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'x-ap-context': 'adAccountId=700100200' },
      body: JSON.stringify({ name: 'b' }),
      signal: giveUp.signal,
    });
    // Whoever comes later is answered all the same; by then the write has taken effect, or never will.
    while (running.sandbox.faults.list().length > 0) await new Promise(setImmediate);
    expect((await call('GET', campaign)).status).toBe(200);
    giveUp.abort();
    await expect(pending).rejects.toThrow('aborted');
    expect(nameOf()).toBe(expected);
  });

  it('keep a client waiting for a slow answer', async () => {
    await running.control('POST', '/faults', { kind: 'slow', delayMs: 60 });
    const started = performance.now();
    expect((await call('GET', campaign)).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(50);
  });

  it('reach the token endpoint too', async () => {
    await running.control('POST', '/faults', { kind: 'serverError', route: '* /auth/*' });
    expect((await running.requestToken({})).status).toBe(500);
  });

  it('are refused when they are nothing that can happen', async () => {
    expect((await running.control('POST', '/faults', { kind: 'earthquake' })).status).toBe(400);
    expect((await running.control('POST', '/faults', { kind: 'slow', delay: 1 })).status).toBe(400);
  });
});

describe('what happens from outside', () => {
  it('takes access away, from one ad account or altogether', async () => {
    const { user, call: callAs } = await running.signIn();
    await running.control('POST', '/faults', {
      kind: 'revokeAccess',
      clientId: user.clientId,
      adAccountId: 700_100_200,
    });
    expect((await callAs('GET', '/campaigns/51001')).status).toBe(403);
    expect((await callAs('GET', '/acls')).body.result.acls).toHaveLength(1);
    await running.control('POST', '/faults', { kind: 'revokeAccess', clientId: user.clientId });
    expect((await callAs('GET', '/acls')).status).toBe(401);
    await running.control('POST', '/faults', { kind: 'restoreAccess', clientId: user.clientId });
    expect((await callAs('GET', '/campaigns/51001')).status).toBe(200);
  });

  it('rejects an app, in one country or in all', async () => {
    await call('PUT', '/campaigns/51001', { targeting: { countryOrRegion: { include: ['US', 'DE'] } } });
    const reject = { kind: 'rejectApp', adamId: 1_600_000_001 };
    await running.control('POST', '/faults', {
      ...reject,
      countries: ['DE'],
      reason: 'APP_CONTENT_REJECTED',
    });
    const limited = (await call('GET', '/campaigns/51001')).body.result;
    expect(limited).toMatchObject({
      displayStatus: 'LIMITED',
      systemStatusLimitingReasons: ['APP_CONTENT_REJECTED'],
    });
    const details = await call('GET', '/campaigns/51001/legacy-app-limited-status-reason-details');
    expect(details.body.result).toEqual({
      countryOrRegionLimitedStatusReasons: { DE: ['APP_CONTENT_REJECTED'] },
    });
    expect((await call('POST', '/rejection-reasons/apps/query', {})).body.result).toHaveLength(1);
    await running.control('POST', '/faults', reject);
    expect((await call('GET', '/campaigns/51001')).body.result).toMatchObject({ displayStatus: 'ON_HOLD' });
    await running.control('POST', '/faults', { ...reject, kind: 'approveApp' });
    expect((await call('GET', '/campaigns/51001')).body.result).toMatchObject({ displayStatus: 'RUNNING' });
  });

  it("edits as a person in Apple's console does, by the same rules", async () => {
    const edit = { kind: 'consoleEdit', entity: 'keyword', id: 9_100_001 };
    const change = { bid: { amount: '9.00', currency: 'USD' } };
    expect((await running.control('POST', '/faults', { ...edit, change })).status).toBe(200);
    expect((await call('GET', '/keywords/9100001')).body.result.bid.amount).toBe('9.00');
    const history = await call('POST', '/change-history/query', {
      filters: [
        { field: 'eventTime', operator: 'GREATER_THAN', value: '2026-11-20T00:00:00.000' },
        { field: 'userType', operator: 'EQUALS', value: 'CUSTOMER' },
      ],
    });
    expect(history.body.result).toMatchObject([{ entityType: 'Keyword', eventType: 'UPDATE' }]);
    const wrong = { bid: { amount: '9.00', currency: 'EUR' } };
    expect((await running.control('POST', '/faults', { ...edit, change: wrong })).status).toBe(400);
    await running.control('POST', '/faults', { ...edit, remove: true });
    expect((await call('GET', '/keywords/9100001')).body.result.deleted).toBe(true);
  });

  it('puts an ad account on hold that does not pay', async () => {
    const unpaid = { kind: 'paymentProblem', adAccountId: 700_100_200, reason: 'PAYMENT_DECLINED' };
    await running.control('POST', '/faults', unpaid);
    expect((await call('GET', '/ad-accounts/700100200')).body.result.systemStatus).toBe('INACTIVE');
    expect((await call('GET', '/campaigns/51001')).body.result.systemStatusReasons).toEqual([
      'AD_ACCOUNT_PAYMENT_ISSUES',
    ]);
  });
});

describe('the world', () => {
  it('gets an organisation and a user for a pasted key, who can sign in', async () => {
    const made = (
      await running.control('POST', '/organisations', { name: 'Nova', currency: 'EUR', paymentModel: 'LOC' })
    ).body;
    const { call: callAs } = await running.signIn('Admin', null, made.orgId);
    const { acls } = (await callAs('GET', '/acls', undefined, null)).body.result;
    expect(acls.map((acl: AnyJson) => acl.adAccount.id)).toEqual(made.adAccountIds);
    const apps = await callAs(
      'GET',
      '/search/apps?returnOwnedApps=true',
      undefined,
      `adAccountId=${made.adAccountIds[0]}`,
    );
    expect(apps.body.result.map((app: AnyJson) => String(app.adamId))).toEqual(made.adamIds);
  });

  it('gives a user all ad accounts of the organisation, and refuses keys that are none', async () => {
    const { publicKeyPem } = running.makeUser().user;
    const { body } = await running.control('POST', '/api-users', { publicKeyPem });
    expect(body).toMatchObject({
      orgId: 40_009_000,
      adAccountIds: [700_100_200, 700_100_201],
    });
    for (const wrong of ['', 'key', publicKeyPem.replace('PUBLIC', 'PRIVATE')])
      expect((await running.control('POST', '/api-users', { publicKeyPem: wrong })).status).toBe(400);
    const foreign = { publicKeyPem, role: 'Limited Access: API Read Only', adAccountIds: [700_100_202] };
    expect((await running.control('POST', '/api-users', foreign)).status).toBe(400);
  });

  it('begins anew after a reset, with the keys that were given out', async () => {
    await call('DELETE', '/campaigns/51001');
    await running.control('POST', '/clock', { stepDays: 30 });
    await running.control('POST', '/faults', { kind: 'serverError', times: null });
    await running.control('POST', '/reset');
    expect(running.sandbox.clock.now()).toBe(testStart);
    expect((await call('GET', '/campaigns/51001')).body.result.deleted).toBe(false);
  });

  it('comes back as it was saved, with its clock, its users and what was written', async () => {
    await call('PUT', '/campaigns/51001', { name: 'Kept' });
    const { body: saved } = await running.control('GET', '/world/saved');
    await call('PUT', '/campaigns/51001', { name: 'Lost' });
    await running.control('POST', '/clock', { stepDays: 3 });
    expect((await running.control('PUT', '/world/saved', saved)).status).toBe(200);
    expect((await call('GET', '/campaigns/51001')).body.result.name).toBe('Kept');
    expect(running.sandbox.clock.now()).toBe(testStart);
    expect((await running.control('GET', '/world/saved')).body).toEqual(saved);
    expect((await running.control('PUT', '/world/saved', { format: 'other' })).status).toBe(400);
  });

  it('shows itself on a page that runs nothing but its own script', async () => {
    const page = await fetch(`${running.origin}/sandbox`);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'sha256-/);
    expect(await page.text()).toContain('Local sandbox.');
  });
});
