import { webcrypto } from 'node:crypto';
import { getPublicKey, login } from '@tapwright/contracts/accounts';
import { codes } from '@tapwright/contracts/codes';
import { hashPassword } from '@tapwright/server/features/accounts/passwords/hash-password';
import { openDatabase } from '@tapwright/server/platform/db/database';
import * as z from 'zod/mini';

const password = 'bench_pass_1';
const emailOf = (index: number) => `person${index}@bench.example`;

export async function addPeople(connectionString: string, count: number): Promise<void> {
  const database = await openDatabase({ connection: { connectionString } });
  const passwordHash = await hashPassword(password);
  const values = Array.from({ length: count }, (_, index) => ({
    nickName: `Person ${index}`,
    email: emailOf(index),
    passwordHash,
  }));
  await database.write.insertInto('users').values(values).execute();
  await database.close();
}

/** Signs one of them in as a browser does, each time with the password encrypted anew. Answers the token. */
export async function prepareSignIn(origin: string): Promise<(index: number) => Promise<string>> {
  const { keyId, publicKey } = z.parse(getPublicKey.answer, await ask(origin, getPublicKey.path));
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const spki = Buffer.from(publicKey, 'base64');
  const key = await webcrypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt']);
  return async (index) => {
    const encrypted = await webcrypto.subtle.encrypt(algorithm, key, Buffer.from(password));
    const body = {
      account: emailOf(index),
      password: `${keyId}.${Buffer.from(encrypted).toString('base64')}`,
    };
    const answer = await ask(origin, login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return z.parse(login.answer, answer).token;
  };
}

/** Throws whatever is not a success. */
export async function ask(origin: string, path: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(`${origin}${path}`, init);
  const { code, data } = z.parse(z.object({ code: z.int(), data: z.unknown() }), await response.json());
  if (code !== codes.success) throw new Error(`${path} answered ${code}.`);
  return data;
}
