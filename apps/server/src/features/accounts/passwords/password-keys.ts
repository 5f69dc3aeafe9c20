import { createPrivateKey, webcrypto } from 'node:crypto';
import type { Context } from '../../../platform/http/context.ts';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { systemWrite } from '../../writes/index.ts';
import { algorithm, makeKeyPair } from './make-key-pair.ts';
import {
  findPasswordKey,
  insertPasswordKey,
  lockPasswordKeys,
  markCiphertextUsed,
  type PasswordKeyRow,
} from './password-keys-store.ts';

const dayMs = 86_400_000;
/** A new key each day; a page that stayed open for a week still signs in with the key it had. */
const newKeyAfterMs = dayMs;
const acceptedForMs = 8 * dayMs;
const sealedAs = 'password-key';

type Keeper = Pick<Context, 'database' | 'clock' | 'sealer'>;
type CurrentKey = Pick<PasswordKeyRow, 'keyId' | 'publicKey'>;

/** SPKI, base64. */
export async function getCurrentPublicKey(context: Keeper): Promise<CurrentKey> {
  return (await findFreshKey(context, context.database.write)) ?? makeOnce(context);
}

const beingMade = new WeakMap<Database, Promise<CurrentKey>>();

/** All who ask this process meanwhile wait for the same one, without each holding a connection. */
function makeOnce(context: Keeper): Promise<CurrentKey> {
  const { database } = context;
  const making = beingMade.get(database) ?? makeKey(context).finally(() => beingMade.delete(database));
  beingMade.set(database, making);
  return making;
}

async function makeKey(context: Keeper): Promise<CurrentKey> {
  const { sealer, clock } = context;
  return systemWrite(context, 'a key for passwords is due each day', async ({ tx }) => {
    await lockPasswordKeys(tx);
    const made = await findFreshKey(context, tx);
    if (made !== undefined) return made;
    const pair = await makeKeyPair();
    const createdAt = clock.now();
    const keyId = await insertPasswordKey(tx, {
      publicKey: pair.publicKey,
      sealedPrivateKey: sealer.seal(pair.privateKey, sealedAs),
      createdAt,
      acceptedUntil: new Date(createdAt.getTime() + acceptedForMs),
    });
    return { keyId, publicKey: pair.publicKey };
  });
}

async function findFreshKey(
  { clock }: Keeper,
  db: Parameters<typeof findPasswordKey>[0],
): Promise<CurrentKey | undefined> {
  const now = clock.now();
  const newest = await findPasswordKey(db, now);
  const isFresh = newest !== undefined && now.getTime() - newest.createdAt.getTime() < newKeyAfterMs;
  return isFresh ? { keyId: newest.keyId, publicKey: newest.publicKey } : undefined;
}

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
  { sealer }: Keeper,
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
