import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptedPassword } from '@tapwright/contracts/account-fields';
import * as z from 'zod/mini';
import { encryptPassword } from './encrypt-password.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const decrypt = (text: string) =>
  privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(text.replace(/^7\./, ''), 'base64'),
  ).toString();

it('can be opened by whoever holds the private key, and by nobody who only watches', async () => {
  const [first, second] = [
    await encryptPassword({ keyId: 7, publicKey: spki }, 'Pass_word1'),
    await encryptPassword({ keyId: 7, publicKey: spki }, 'Pass_word1'),
  ];
  expect([decrypt(first), decrypt(second)]).toEqual(['Pass_word1', 'Pass_word1']);
  expect(first).not.toBe(second);
});

it('has the form that the contract asks for', async () => {
  expect(
    z.safeParse(encryptedPassword, await encryptPassword({ keyId: 7, publicKey: spki }, 'Pass_word1'))
      .success,
  ).toBe(true);
});
