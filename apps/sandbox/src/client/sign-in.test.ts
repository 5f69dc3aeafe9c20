import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { connect } from '@tapwright/apple-ads/client/connect';
import { SignInRefused, UnusableKey } from '@tapwright/apple-ads/client/errors';
import { buildApp } from '../app.ts';
import { connectClient, failureOf } from '../testing/connect-client.ts';
import { localCertificate } from '../testing/local-certificate.ts';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';

let running: TestSandbox;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(async () => running.stop());

const dayMs = 86_400_000;

/** Counts what goes to the token endpoint on its way there. */
function countingTokens() {
  const count = { tokens: 0 };
  const counting: typeof fetch = async (url, init) => {
    if (typeof url === 'string' && url.endsWith('/token')) count.tokens += 1;
    return fetch(url, init);
  };
  return { count, fetch: counting };
}

const calls = (attempts: readonly { status: number | undefined }[]) => attempts.map(({ status }) => status);

it('requests one token, however many calls wait for it', async () => {
  const { count, fetch } = countingTokens();
  const { organisation } = connectClient(running, { fetch });
  await Promise.all(Array.from({ length: 8 }, async () => organisation.getMe()));
  expect(count.tokens).toBe(1);
});

it('takes a key as OpenSSL writes it', async () => {
  const { user, privateKey } = connectClient(running);
  const { clientId, teamId, keyId } = user;
  const client = connect({
    credentials: {
      clientId,
      teamId,
      keyId,
      privateKeyPem: privateKey.export({ type: 'sec1', format: 'pem' }),
    },
    tokenUrl: `${running.origin}/auth/oauth2/token`,
    clock: { now: () => running.sandbox.clock.now() },
  });
  await expect(client.signIn()).resolves.toBeUndefined();
});

it('renews a token that ended, once, and makes the call', async () => {
  const { count, fetch } = countingTokens();
  const { organisation, attempts } = connectClient(running, { fetch });
  await organisation.getMe();
  running.sandbox.clock.stepTo(running.sandbox.clock.now() + dayMs);
  await Promise.all([organisation.getMe(), organisation.getMe(), organisation.getMe()]);
  expect(count.tokens).toBe(2);
  expect(calls(attempts).filter((status) => status === 200)).toHaveLength(4);
  expect(calls(attempts)).toContain(401);
});

it('renews a token before it ends', async () => {
  const { count, fetch } = countingTokens();
  let now = running.sandbox.clock.now();
  const { organisation, attempts } = connectClient(running, { fetch, clock: { now: () => now } });
  await organisation.getMe();
  now += 56 * 60_000;
  await organisation.getMe();
  await expect.poll(() => count.tokens).toBe(2);
  expect(calls(attempts)).toEqual([200, 200]);
});

it('learns the time from the server and signs again', async () => {
  const { organisation } = connectClient(running);
  running.sandbox.clock.stepTo(running.sandbox.clock.now() + 400 * dayMs);
  expect(await organisation.getMe()).toMatchObject({ orgId: '40009000' });
});

it('says that the clock is off', async () => {
  const clock = { now: () => running.sandbox.clock.now() - 3 * dayMs };
  const { organisation } = connectClient(running, { clock });
  const error = await failureOf(organisation.getMe());
  expect(error).toBeInstanceOf(SignInRefused);
  expect(error).toMatchObject({ reason: 'clock', code: 'invalid_client' });
  expect((error as SignInRefused).clockAheadMs).toBeGreaterThan(2.9 * dayMs);
});

it('does not sign in where nobody vouches for the certificate', async () => {
  const app = await buildApp(running.sandbox, localCertificate);
  onTestFinished(async () => app.close());
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const { client } = connectClient(running, { tokenUrl: `${origin}/auth/oauth2/token` });
  expect(await failureOf(client.signIn())).toMatchObject({ name: 'NotAnswered', reason: 'unreachable' });
});

it('does not go round in circles when fresh tokens are refused', async () => {
  const { count, fetch } = countingTokens();
  const closed: typeof fetch = async (url, init) => {
    const response = await fetch(url, init);
    const isToken = typeof url === 'string' && url.endsWith('/token');
    return isToken ? response : new Response('{"error":{"code":"UNAUTHORIZED"}}', { status: 401 });
  };
  const { organisation, attempts } = connectClient(running, {
    fetch: closed,
    clock: { now: () => running.sandbox.clock.now() },
  });
  expect(await failureOf(organisation.getMe())).toMatchObject({ name: 'Unauthorised', status: 401 });
  expect([count.tokens, calls(attempts)]).toEqual([2, [401, 401]]);
});

it('signs in for nobody who has given up already', async () => {
  const { count, fetch } = countingTokens();
  const { organisation } = connectClient(running, { fetch });
  const signal = AbortSignal.abort(new Error('gone'));
  expect(await failureOf(organisation.getMe({ signal }))).toBe(signal.reason);
  expect(count.tokens).toBe(0);
});

it('distinguishes credentials that never worked from access that was taken away', async () => {
  const { client, user, organisation } = connectClient(running);
  await client.signIn();
  await running.control('POST', '/faults', { kind: 'revokeAccess', clientId: user.clientId });
  expect(await failureOf(organisation.getMe())).toMatchObject({ name: 'SignInRefused', reason: 'revoked' });

  const another = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey;
  const { clientId, teamId, keyId } = connectClient(running).user;
  const wrong = connect({
    credentials: {
      clientId,
      teamId,
      keyId,
      privateKeyPem: another.export({ type: 'pkcs8', format: 'pem' }),
    },
    tokenUrl: `${running.origin}/auth/oauth2/token`,
    clock: { now: () => running.sandbox.clock.now() },
  });
  expect(await failureOf(wrong.signIn())).toMatchObject({ name: 'SignInRefused', reason: 'credentials' });
});

const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' });
const locked = { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' } as const;

it.each<[UnusableKey['reason'], string | Buffer]>([
  ['public', p256.publicKey.export({ type: 'spki', format: 'pem' })],
  ['wrongKind', p384.privateKey.export({ type: 'pkcs8', format: 'pem' })],
  ['encrypted', p256.privateKey.export(locked)],
  ['unreadable', 'my key'],
])('refuses a key that is %s', async (reason, pem) => {
  const credentials = { clientId: 'c', teamId: 't', keyId: 'k', privateKeyPem: String(pem) };
  const error = await failureOf(connect({ credentials }).signIn());
  expect(error).toBeInstanceOf(UnusableKey);
  expect(error).toMatchObject({ reason });
  expect(JSON.stringify(error) + String(error)).not.toContain('PRIVATE KEY');
});
