import type { Context } from '../../../platform/http/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { systemWrite } from '../../writes/index.ts';
import { makeKeyPair, sealedAs } from './make-key-pair.ts';
import {
  findPasswordKey,
  insertPasswordKey,
  lockPasswordKeys,
  type PasswordKeyRow,
} from './password-keys-store.ts';

const dayMs = 86_400_000;
/** A new key each day; a page that stayed open for a week still signs in with the key it had. */
const newKeyAfterMs = dayMs;
const acceptedForMs = 8 * dayMs;

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
