import { webcrypto } from 'node:crypto';
import { getPublicKey } from '@tapwright/contracts/accounts';
import * as z from 'zod/mini';
import { readAnswer } from '../../../testing/test-app.ts';

/** As the browser does: with the key the server publishes now. */
export async function encryptPassword(origin: string, password: string): Promise<string> {
  const answer = await readAnswer(await fetch(`${origin}${getPublicKey.path}`));
  return encryptWith(z.parse(getPublicKey.answer, answer.data).publicKey, password);
}

async function encryptWith(publicKey: string, password: string): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await webcrypto.subtle.importKey('spki', Buffer.from(publicKey, 'base64'), algorithm, false, [
    'encrypt',
  ]);
  const encrypted = await webcrypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, Buffer.from(password));
  return Buffer.from(encrypted).toString('base64');
}
