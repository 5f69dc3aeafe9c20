import type { Connection, Transaction } from '../../platform/db/database.ts';

type Proof = { name: string; userId: number; bytes: number; hash: Buffer; createdAt: Date };

export async function insertProof(db: Connection, proof: Proof): Promise<void> {
  await db.insertInto('rechargeProofs').values(proof).execute();
}

/** Its hash; undefined when this person sent no such file, or it serves another recharge already. */
export async function keepProof(
  tx: Transaction,
  { name, userId, at }: { name: string; userId: number; at: Date },
): Promise<Buffer | undefined> {
  const kept = await tx
    .updateTable('rechargeProofs')
    .set({ keptSince: at })
    .where('name', '=', name)
    .where('userId', '=', userId)
    .where('keptSince', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return kept?.hash;
}

export async function listForgottenProofs(db: Connection, before: Date, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('rechargeProofs')
    .select('name')
    .where('keptSince', 'is', null)
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(max)
    .execute();
  return rows.map(({ name }) => name);
}

/** False when it was kept meanwhile. */
export async function deleteForgottenProof(tx: Transaction, name: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('rechargeProofs')
    .where('name', '=', name)
    .where('keptSince', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}
