import { createPublicKey } from 'node:crypto';
import { getPublicKey, login } from '@tapwright/contracts/accounts';
import { codes } from '@tapwright/contracts/codes';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ask } from '../../../testing/ask.ts';
import { startSignIn } from '../testing/start-sign-in.ts';

const account = 'mei.lin@halden.example';
const password = 'my_first_pass';

test('a day has one key, however many ask at once when it begins', async () => {
  const { deps, origin } = await startSignIn();
  await sql`update password_keys set created_at = now() - interval '25 hours'`.execute(deps.database.write);
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask(origin, getPublicKey)));
  const given = answers.map(({ data }) => z.parse(getPublicKey.answer, data));
  expect(new Set(given.map(({ keyId }) => keyId)).size).toBe(1);
  expect(await deps.database.read.selectFrom('passwordKeys').select('keyId').execute()).toHaveLength(2);
});

test('passwords go under an RSA key of 3072 bits, made anew for each day', async () => {
  const { deps, origin } = await startSignIn();
  const sizeOfKey = async () => {
    const { publicKey } = z.parse(getPublicKey.answer, (await ask(origin, getPublicKey)).data);
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return { publicKey, bits: key.asymmetricKeyDetails?.modulusLength };
  };
  const today = await sizeOfKey();
  expect(today.bits).toBe(3072);
  await sql`update password_keys set created_at = now() - interval '25 hours'`.execute(deps.database.write);
  const tomorrow = await sizeOfKey();
  expect(tomorrow.bits).toBe(3072);
  expect(tomorrow.publicKey).not.toBe(today.publicKey);
});

test('a ciphertext names its key; without a name it is of the newest, and of no other', async () => {
  const { deps, send, encrypt, signUp } = await startSignIn();
  await signUp(account, password);
  const [old, unnamed] = [await encrypt(password), (await encrypt(password)).split('.')[1]];
  const signIn = async (encrypted: string | undefined) =>
    (await send(login, { account, password: encrypted })).code;
  expect(await signIn(unnamed)).toBe(codes.success);
  const unnamedOld = (await encrypt(password)).split('.')[1];
  await sql`update password_keys set created_at = now() - interval '25 hours'`.execute(deps.database.write);
  expect(await signIn(await encrypt(password))).toBe(codes.success);
  expect(await signIn(old)).toBe(codes.success);
  expect(await signIn(unnamedOld)).toBe(codes.passwordKeyEnded);
});

test('a recorded sign-in is not played again in another spelling of the same bytes', async () => {
  const { send, encrypt, signUp } = await startSignIn();
  await signUp(account, password);
  const recorded = await encrypt(password);
  const signIn = async (encrypted: string) => (await send(login, { account, password: encrypted })).code;
  expect(await signIn(recorded)).toBe(codes.success);
  const [keyId = '', text = ''] = recorded.split('.');
  const bytes = Buffer.from(text, 'base64');
  const spellings = [recorded, text, `${text}=`, `${keyId}.${text}==`];
  // 383 bytes leave two characters to fill, and so bits that say nothing.
  const cut = bytes.subarray(0, 383).toString('base64');
  spellings.push(
    cut.replace(/.=$/, (end) => (end === 'B=' ? 'C=' : 'B=')),
    cut.replace('=', ''),
  );
  for (const spelling of spellings)
    expect([codes.badInput, codes.passwordKeyEnded]).toContain(await signIn(spelling));
});
