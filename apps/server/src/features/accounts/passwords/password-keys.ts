import { createPrivateKey, webcrypto } from 'node:crypto';
import type { Context } from '../../../platform/http/context.ts';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import {
  insertPasswordKey,
  listAcceptedPasswordKeys,
  markCiphertextUsed,
  type PasswordKeyRow,
} from './password-keys-store.ts';

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
const dayMs = 86_400_000;
/** A new key each day; a page that stayed open for a week still signs in with the key it had. */
const newKeyAfterMs = dayMs;
const acceptedForMs = 8 * dayMs;
const sealedAs = 'password-key';

/** SPKI, base64. */
export async function getCurrentPublicKey({ database, clock, sealer }: Context): Promise<string> {
  const now = clock.now();
  const [newest] = await listAcceptedPasswordKeys(database.write, now);
  if (newest !== undefined && now.getTime() - newest.createdAt.getTime() < newKeyAfterMs)
    return newest.publicKey;

  const pair = await webcrypto.subtle.generateKey(
    { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  );
  const publicKey = await exportBase64('spki', pair.publicKey);
  const privateKey = await exportBase64('pkcs8', pair.privateKey);
  await insertPasswordKey(database.write, {
    publicKey,
    sealedPrivateKey: sealer.seal(privateKey, sealedAs),
    createdAt: now,
    acceptedUntil: new Date(now.getTime() + acceptedForMs),
  });
  return publicKey;
}

/** What was typed. Refuses what our keys do not open, and what was sent before. */
export async function openPassword(context: Context, field: string, encrypted: string): Promise<string> {
  const ciphertext = new Uint8Array(Buffer.from(encrypted, 'base64'));
  for (const key of await listAcceptedPasswordKeys(context.database.write, context.clock.now())) {
    const password = await findPlainText(context, key, ciphertext);
    if (password === undefined) continue;
    const isFirstUse = await markCiphertextUsed(context.database.write, hashToken(encrypted), key.keyId);
    if (!isFirstUse)
      throw new Refusal('badInput', { fields: { [field]: 'accounts:rules.passwordSeenBefore' } });
    return password;
  }
  throw new Refusal('passwordKeyEnded');
}

async function findPlainText(
  { sealer }: Context,
  { sealedPrivateKey }: PasswordKeyRow,
  ciphertext: Uint8Array<ArrayBuffer>,
): Promise<string | undefined> {
  const der = Buffer.from(sealer.open(sealedPrivateKey, sealedAs), 'base64');
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).toCryptoKey(algorithm, false, [
    'decrypt',
  ]);
  try {
    return Buffer.from(await webcrypto.subtle.decrypt(algorithm, key, ciphertext)).toString('utf8');
  } catch {
    return undefined;
  }
}

async function exportBase64(format: 'spki' | 'pkcs8', key: webcrypto.CryptoKey): Promise<string> {
  return Buffer.from(await webcrypto.subtle.exportKey(format, key)).toString('base64');
}
