import type { Context } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { SentFile } from '../../platform/http/answers/sent-file.ts';
import { findRecharge, type RechargeKey } from './recharges-store.ts';

export async function sendProof({ database, files }: Context, key: RechargeKey): Promise<SentFile> {
  const found = await findRecharge(database.write, key);
  const proof = found?.proof ?? null;
  const file = proof === null ? undefined : await files.find(proof);
  if (found === undefined || proof === null || file === undefined) throw new Refusal('notFound');
  return { ...file, name: `${found.reference}.${proof.split('.')[1] ?? ''}` };
}
