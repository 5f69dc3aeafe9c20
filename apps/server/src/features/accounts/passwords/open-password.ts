import { createPrivateKey, webcrypto } from 'node:crypto';
import type { Context } from '../../../platform/http/context.ts';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { algorithm, sealedAs } from './make-key-pair.ts';
import { findPasswordKey, markCiphertextUsed, type PasswordKeyRow } from './password-keys-store.ts';

/** What was typed. Refuses what our keys do not open, and what was sent before. */
export async function openPassword(context: Context, field: string, encrypted: string): Promise<string> {
  const { database, clock } = context;
  const [given = '', id] = encrypted.split('.').toReversed();
  const ciphertext = Buffer.from(given, 'base64');
  // Another spelling of the same bytes would count as another ciphertext.
  if (ciphertext.toString('base64') !== given)
    throw new Refusal('badInput', { fields: { [field]: 'accounts:rules.passwordNotEncrypted' } });
  const key = await findPasswordKey(database.write, clock.now(), id === undefined ? undefined : Number(id));
  const password = key && (await findPlainText(context, key, new Uint8Array(ciphertext)));
  if (key === undefined || password === undefined) throw new Refusal('passwordKeyEnded');
  if (!(await markCiphertextUsed(database.write, hashToken(given), key.keyId)))
    throw new Refusal('badInput', { fields: { [field]: 'accounts:rules.passwordSeenBefore' } });
  return password;
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
