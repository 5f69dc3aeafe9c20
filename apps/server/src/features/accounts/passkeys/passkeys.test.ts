import { findUser } from '@tapwright/contracts/accounts';
import type { CallShape } from '@tapwright/contracts/call';
import { codes } from '@tapwright/contracts/codes';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  findPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@tapwright/contracts/passkeys';
import { findSessions } from '@tapwright/contracts/personal';
import { findSecondFactor } from '@tapwright/contracts/second-factor';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ask as askAt } from '../../../testing/ask.ts';
import { createAuthenticator } from '../testing/software-authenticator.ts';
import { signInAgain, signInSomebody } from '../testing/sign-in-somebody.ts';
import { startSignIn } from '../testing/start-sign-in.ts';
import { canHavePasskeys } from './relying-party.ts';

type Asked = { token?: string; body?: unknown };

async function startWithMei() {
  const server = await startSignIn();
  const { deps, origin } = server;
  const site = deps.settings.publicUrl.origin;
  const { userId, token } = await signInSomebody(deps, {
    email: 'mei.lin@halden.app',
    password: 'first_pass_1',
  });
  const codeOf = async (call: CallShape, asked: Asked = {}) => (await askAt(origin, call, asked)).code;
  const get = async <Call extends CallShape>(call: Call, asked: Asked = {}) =>
    z.parse<Call['answer']>(call.answer, (await askAt(origin, call, asked)).data);
  const key = createAuthenticator(site);
  const begin = async () => (await get(beginPasskey, { token })).options;
  const beginSignIn = async () => (await get(beginPasskeySignIn)).options;
  const add = async (credential: unknown, name = 'My phone') =>
    codeOf(addPasskey, { token, body: { name, credential } });
  const signIn = async (credential: unknown) => askAt(origin, signInWithPasskey, { body: { credential } });
  return { ...server, userId, token, codeOf, get, key, begin, beginSignIn, add, signIn };
}

test('a passkey is added by whoever shows that it is them, others are signed out and each address hears of it', async () => {
  const { add, begin, codeOf, deps, get, key, listMessages, token, userId } = await startWithMei();
  const other = await signInAgain(deps, userId);
  expect(await codeOf(beginPasskey, { token: other })).toBe(codes.personNotConfirmed);
  expect(await add(key.create(await begin()))).toBe(codes.success);
  expect(await get(findPasskeys, { token })).toMatchObject([{ name: 'My phone', lastUsedAt: null }]);
  expect(await codeOf(findUser, { token: other })).toBe(codes.tokenEnded);
  await expect.poll(() => listMessages().filter((text) => text.includes('passkey My phone')).length).toBe(1);
  expect(await add(key.create(await begin()))).toBe(codes.passkeyRefused);
});

test('it signs in without an account being typed, counts as a second factor, and is shown in the sessions', async () => {
  const { add, begin, beginSignIn, get, key, signIn, token } = await startWithMei();
  await add(key.create(await begin()));
  const { data } = await signIn(key.get(await beginSignIn()));
  const { token: hers } = z.parse(signInWithPasskey.answer, data);
  expect(await get(findSecondFactor, { token: hers })).toMatchObject({ isPassed: true });
  expect(await get(findSessions, { token: hers })).toMatchObject([{ signedInBy: 'passkey' }, {}]);
  const [passkey] = await get(findPasskeys, { token });
  expect(passkey?.lastUsedAt).not.toBeNull();
});

test('what was signed for another site, without its owner, twice, or by a copy lets nobody in', async () => {
  const { add, begin, beginSignIn, codeOf, deps, key, signIn, token, userId } = await startWithMei();
  const other = await signInSomebody(deps, { email: 'jonas@halden.app' });
  const unverified = key.create(await begin(), { isVerified: false });
  expect(await add(unverified)).toBe(codes.passkeyRefused);
  expect(await add(key.create(await begin(), { origin: 'https://tapwr1ght.example' }))).toBe(
    codes.passkeyRefused,
  );
  const forMei = key.create(await begin());
  const stolen = { name: 'Mine', credential: forMei };
  expect(await codeOf(addPasskey, { token: other.token, body: stolen })).toBe(codes.passkeyRefused);
  expect(await add(forMei)).toBe(codes.success);

  for (const changed of [
    { origin: 'https://tapwr1ght.example' },
    { rpId: 'tapwr1ght.example' },
    { isVerified: false },
    { counts: 1 },
  ]) {
    const answer = await signIn(key.get(await beginSignIn(), changed));
    expect(answer.code, JSON.stringify(changed)).toBe(codes.passkeyRefused);
  }
  const shown = key.get(await beginSignIn(), { counts: 50 });
  expect((await signIn(shown)).code).toBe(codes.success);
  expect((await signIn(shown)).code).toBe(codes.passkeyRefused);
  const stranger = createAuthenticator(deps.settings.publicUrl.origin);
  expect((await signIn(stranger.get(await beginSignIn()))).code).toBe(codes.passkeyRefused);

  const old = key.get(await beginSignIn(), { counts: 60 });
  await deps.database.write.updateTable('passkeyChallenges').set({ expiresAt: new Date() }).execute();
  expect((await signIn(old)).code).toBe(codes.passkeyRefused);
  await deps.database.write
    .updateTable('users')
    .set({ frozenAt: new Date() })
    .where('userId', '=', userId)
    .execute();
  expect((await signIn(key.get(await beginSignIn(), { counts: 70 }))).code).toBe(codes.accountFrozen);
  expect(token).not.toBe('');
});

test('it is renamed and removed by its owner alone, and then lets nobody in', async () => {
  const { add, begin, beginSignIn, codeOf, deps, get, key, signIn, token } = await startWithMei();
  const other = await signInSomebody(deps, { email: 'jonas@halden.app' });
  await add(key.create(await begin()));
  const passkeyId = (await get(findPasskeys, { token }))[0]?.passkeyId;
  const renaming = { passkeyId, name: 'Old phone' };
  expect(await codeOf(renamePasskey, { token: other.token, body: renaming })).toBe(codes.notFound);
  expect(await codeOf(removePasskey, { token: other.token, body: { passkeyId } })).toBe(codes.notFound);
  expect(await codeOf(renamePasskey, { token, body: renaming })).toBe(codes.success);
  expect(await get(findPasskeys, { token })).toMatchObject([{ name: 'Old phone' }]);

  await deps.database.write.updateTable('sessions').set({ confirmedAt: null }).execute();
  expect(await codeOf(removePasskey, { token, body: { passkeyId } })).toBe(codes.personNotConfirmed);
  await deps.database.write.updateTable('sessions').set({ confirmedAt: new Date() }).execute();
  expect(await codeOf(removePasskey, { token, body: { passkeyId } })).toBe(codes.success);
  expect((await signIn(key.get(await beginSignIn()))).code).toBe(codes.passkeyRefused);
});

test.each([
  ['https://ads.halden.app', true],
  ['http://localhost:3000', true],
  ['http://ads.halden.app', false],
  ['https://192.0.2.7', false],
  ['http://127.0.0.1:3000', false],
])('of a console at %s: %s', (address, can) => {
  expect(canHavePasskeys(new URL(address))).toBe(can);
});
