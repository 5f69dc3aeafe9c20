import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import type { Deps } from '../../../../platform/deps.ts';
import { systemWrite } from '../../../writes/index.ts';
import type { AlipayKeys } from '../../alipay/alipay-access.ts';
import { findStandIn, insertStandIn } from '../stand-in-store.ts';

const bits = 2_048;
const row = { kind: 'key', id: 'alipay' } as const;
const sealedFor = 'payment stand-in alipay';
const stored = z.object({ sealed: z.string() });
const pair = z.object({ own: z.string(), theirs: z.string() });

export type PlayedKeys = AlipayKeys & { signing: KeyObject };
type Needs = Pick<Deps, 'database' | 'sealer' | 'clock'>;

/** Drawn once for an installation, when they are first needed, and the same for each of its processes. */
export function playedKeys(deps: Needs): () => Promise<PlayedKeys> {
  let keys: Promise<PlayedKeys> | undefined;
  return () => {
    keys ??= readOrDraw(deps).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };
}

async function readOrDraw(deps: Needs): Promise<PlayedKeys> {
  const { database, sealer } = deps;
  if ((await findStandIn(database.write, row, stored)) === undefined) await draw(deps);
  const { sealed } = z.parse(stored, await findStandIn(database.write, row, stored));
  const { own, theirs } = z.parse(pair, JSON.parse(sealer.open(sealed, sealedFor)));
  const signing = createPrivateKey(theirs);
  return { own: createPrivateKey(own), theirs: createPublicKey(signing), signing };
}

async function draw(deps: Needs): Promise<void> {
  const [own, theirs] = [await drawOne(), await drawOne()];
  const sealed = deps.sealer.seal(JSON.stringify({ own, theirs }), sealedFor);
  await systemWrite(deps, 'a played provider', async ({ tx }) =>
    insertStandIn(tx, { ...row, madeAt: deps.clock.now(), data: { sealed } }),
  );
}

async function drawOne(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: bits });
  return privateKey.export({ type: 'pkcs8', format: 'pem' });
}
