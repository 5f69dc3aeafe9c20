import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type SecretChanges, type TestSandbox } from '../testing/start-sandbox.ts';

let running: TestSandbox;
let made: ReturnType<TestSandbox['makeUser']>;

beforeAll(async () => {
  running = await startSandbox();
  made = running.makeUser();
});
afterAll(async () => running.stop());

async function signIn(changes: SecretChanges = {}, form: Record<string, string> = {}) {
  const { user, privateKey } = made;
  return running.requestToken({
    grant_type: 'client_credentials',
    client_id: user.clientId,
    client_secret: await running.secretOf(user, privateKey, changes),
    scope: 'searchadsorg',
    ...form,
  });
}

const now = (): number => Math.floor(running.sandbox.clock.now() / 1000);

it('gives a token of an hour for a secret that is right in every part', async () => {
  const { status, body } = await signIn();
  expect(status).toBe(200);
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'searchadsorg' });
  const me = await running.send('GET', '/v1/me', { token: body.access_token });
  expect(me.body).toEqual({ result: { userId: made.user.userId, orgId: 40_009_000 } });
});

it('reads its parameters from the address as well', async () => {
  const { user, privateKey } = made;
  const query = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: user.clientId,
    client_secret: await running.secretOf(user, privateKey),
    scope: 'searchadsorg',
  });
  expect(
    await running.send('POST', `/auth/oauth2/token?${query.toString()}`, { body: '', type: 'form' }),
  ).toMatchObject({ status: 200 });
});

describe('answers 400 invalid_client', () => {
  const stranger = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey;
  const cases: [string, () => SecretChanges, Record<string, string>?][] = [
    ['to a signature of another key', () => ({ key: stranger })],
    ['to another key id', () => ({ header: { kid: 'other' } })],
    ['to another issuer', () => ({ claims: { iss: 'SEARCHADS.other' } })],
    ['to another subject', () => ({ claims: { sub: 'SEARCHADS.other' } })],
    ['to another audience', () => ({ claims: { aud: 'https://ads.example' } })],
    ['to a secret that has ended', () => ({ claims: { iat: now() - 100, exp: now() - 1 } })],
    ['to a secret of more than 180 days', () => ({ claims: { exp: now() + 86_400 * 180 + 1 } })],
    ['to a secret without a beginning', () => ({ claims: { iat: undefined } })],
    ['to a secret without an end', () => ({ claims: { exp: undefined } })],
    ['to an unknown client', () => ({}), { client_id: 'SEARCHADS.other' }],
    ['to a secret that is no JWT', () => ({}), { client_secret: 'secret' }],
  ];

  it.each(cases)('%s', async (_what, changes, form) => {
    const { status, body } = await signIn(changes(), form);
    expect([status, body]).toEqual([400, { error: 'invalid_client' }]);
  });

  it('to a secret signed with anything but ES256', async () => {
    const { SignJWT } = await import('jose');
    const { user } = made;
    const claims = {
      sub: user.clientId,
      iss: user.teamId,
      aud: 'https://appleid.apple.com',
      iat: now(),
      exp: now() + 60,
    };
    const secret = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: user.keyId })
      .sign(new TextEncoder().encode(user.publicKeyPem));
    expect(await signIn({}, { client_secret: secret })).toMatchObject({
      status: 400,
      body: { error: 'invalid_client' },
    });
  });
});

it.each([
  [{ grant_type: 'password' }, 'unsupported_grant_type'],
  [{ scope: 'email' }, 'invalid_scope'],
  [{ client_secret: '' }, 'invalid_request'],
])('names what is wrong with the form %o', async (form, error) => {
  expect(await signIn({}, form)).toMatchObject({ status: 400, body: { error } });
});

it('lets a token end after an hour of the sandbox, and a secret after its own time', async () => {
  const { body } = await signIn();
  const readStatus = async () => (await running.send('GET', '/v1/me', { token: body.access_token })).status;
  running.sandbox.clock.stepTo(running.sandbox.clock.now() + 3_599_000);
  expect(await readStatus()).toBe(200);
  running.sandbox.clock.stepTo(running.sandbox.clock.now() + 1000);
  expect(await readStatus()).toBe(401);
  const { user, privateKey } = made;
  const secret = await running.secretOf(user, privateKey);
  running.sandbox.clock.stepTo(running.sandbox.clock.now() + 86_400_000 * 181);
  expect(await signIn({}, { client_secret: secret })).toMatchObject({
    status: 400,
    body: { error: 'invalid_client' },
  });
});

it.each([
  ['no token', undefined],
  ['a token of nobody', 'Bearer abc'],
  ['another scheme', 'Basic abc'],
])('answers 401 to %s', async (_what, authorization) => {
  const headers: Record<string, string> = authorization ? { authorization } : {};
  const { status, body } = await running.send('POST', '/v1/campaigns/query', { headers });
  expect([status, body.error.code]).toEqual([401, 'UNAUTHORIZED']);
});
