import { webcrypto } from 'node:crypto';
import { getPublicKey } from '@tapwright/contracts/accounts';
import * as z from 'zod/mini';
import type { Deps } from '../../../platform/deps.ts';
import { readAnswer } from '../../../testing/test-app.ts';
import { algorithm, makeKeyPair, sealedAs } from '../passwords/make-key-pair.ts';
import { insertPasswordKey } from '../passwords/password-keys-store.ts';

/** As the browser does: with the key the server publishes now. */
export async function encryptPassword(origin: string, password: string): Promise<string> {
  const answer = await readAnswer(await fetch(`${origin}${getPublicKey.path}`));
  return encryptWith(z.parse(getPublicKey.answer, answer.data), password);
}

type PublicKey = z.output<typeof getPublicKey.answer>;

async function encryptWith({ keyId, publicKey }: PublicKey, password: string): Promise<string> {
  const key = await webcrypto.subtle.importKey('spki', Buffer.from(publicKey, 'base64'), algorithm, false, [
    'encrypt',
  ]);
  const encrypted = await webcrypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, Buffer.from(password));
  return `${keyId}.${Buffer.from(encrypted).toString('base64')}`;
}

let pair: ReturnType<typeof makeKeyPair> | undefined;

/** The key of today as if the server had made it: to make one takes a second, and every test would need its own. */
export async function givePasswordKey({ database, clock, sealer }: Deps): Promise<void> {
  pair ??= makeKeyPair();
  const { publicKey, privateKey } = await pair;
  const createdAt = clock.now();
  await insertPasswordKey(database.write, {
    publicKey,
    sealedPrivateKey: sealer.seal(privateKey, sealedAs),
    createdAt,
    acceptedUntil: new Date(createdAt.getTime() + 86_400_000),
  });
}
