import { request } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { startSandbox } from './start-sandbox.ts';
import type { RunningSandbox, SandboxOptions } from './sandbox-types.ts';
import { signInWith } from './testing/oauth-sign-in.ts';
import type { AnyJson } from './testing/start-sandbox.ts';

const clock = '2026-11-20T12:00:00Z';

async function start(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const sandbox = await startSandbox({ clock, speed: 0, ...options });
  onTestFinished(sandbox.stop);
  return sandbox;
}

const ask = async (
  sandbox: RunningSandbox,
  method: string,
  path: string,
  body?: object,
): Promise<AnyJson> => {
  const answer = await fetch(`${sandbox.origin}/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await sandbox.token()}`,
      'x-ap-context': `adAccountId=${sandbox.user.adAccountIds[0]}`,
      'content-type': 'application/json',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return answer.json();
};

const listCampaigns = async (sandbox: RunningSandbox): Promise<AnyJson[]> =>
  (await ask(sandbox, 'POST', '/campaigns/query', { pagination: { pageSize: 1000 } })).result;

it('runs several at once, of which none knows what is written in another or what time it is there', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  const [{ id, name }] = await listCampaigns(one);
  await ask(one, 'PUT', `/campaigns/${id}`, { name: 'Changed here alone' });
  one.step({ days: 2 });
  expect((await listCampaigns(one)).find((row) => row.id === id).name).toBe('Changed here alone');
  expect((await listCampaigns(other)).find((row) => row.id === id).name).toBe(name);
  expect([one.now().toISOString(), other.now().toISOString()]).toEqual([
    '2026-11-22T12:00:00.000Z',
    '2026-11-20T12:00:00.000Z',
  ]);
  expect(other.requests().some(({ method }) => method === 'PUT')).toBe(false);
});

it('has an API user whose ids and keys are the same for the same seed, and signs in', async () => {
  const [one, same, other] = await Promise.all([start(), start(), start({ seed: 2 })]);
  expect(one.user).toEqual(same.user);
  expect(one.user.privateKeyPem).not.toBe(other.user.privateKeyPem);
  const limited = one.addUser({
    role: 'Limited Access: API Read Only',
    adAccountIds: one.user.adAccountIds,
  });
  expect(limited.clientId).not.toBe(one.user.clientId);
  for (const user of [one.user, limited]) {
    const token = await signInWith(one.origin, user, one.now());
    const me = await fetch(`${one.origin}/v1/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(me.status).toBe(200);
  }
});

it('tells whoever waits that it answers, through a proxy too', async () => {
  const sandbox = await start();
  const health = await fetch(`${sandbox.origin}/health`, { headers: { 'x-forwarded-for': '10.0.0.1' } });
  expect(await health.json()).toEqual({ status: 'ok', now: '2026-11-20T12:00:00.000Z' });
});

it('lets its switches be called under the address it was told, and under no other', async () => {
  const { hostname: host } = new URL('https://ads.example');
  const sandbox = await start({ origin: 'https://ads.example' });
  const statusFor = async (name: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      request(`${sandbox.origin}/sandbox/clock`, { headers: { host: name } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .once('error', reject)
        .end();
    });
  expect([await statusFor(host), await statusFor('other.example')]).toEqual([200, 403]);
});

it('tells what a bid would bring, in process and over HTTP, and refuses what it does not know', async () => {
  const sandbox = await start();
  const [{ id }] = await listCampaigns(sandbox);
  const question = {
    campaignId: Number(id),
    from: '2026-12-01',
    to: '2026-12-03',
    change: { dailyBudget: '5.00' },
  };
  const expected = sandbox.expectOutcomes(question);
  expect(expected.map(({ on }) => on)).toEqual(['2026-12-01', '2026-12-02', '2026-12-03']);
  for (const { spend } of expected) expect(spend).toBeLessThanOrEqual(5.75);
  const answer = await fetch(`${sandbox.origin}/sandbox/expected-outcomes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  });
  expect(await answer.json()).toEqual({ days: expected });
  expect(() => sandbox.expectOutcomes({ ...question, campaignId: 1 })).toThrow(/no campaign 1/);
  expect(() => sandbox.expectOutcomes({ ...question, change: { keywords: [{ id: 1 }] } })).toThrow(
    /no 1 among/,
  );
});
