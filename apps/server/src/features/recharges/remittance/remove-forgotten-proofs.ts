import type { Deps } from '../../../platform/deps.ts';
import { systemWrite } from '../../writes/index.ts';
import { deleteForgottenProof, listForgottenProofs } from '../proofs-store.ts';

const keptBackMs = 24 * 3_600_000;
const maxAtOnce = 200;

/** Sent, and then named by no recharge. */
export async function removeForgottenProofs({
  database,
  files,
  clock,
}: Pick<Deps, 'database' | 'files' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptBackMs);
  for (const name of await listForgottenProofs(database.write, before, maxAtOnce))
    await systemWrite({ database }, 'a job; nobody ever saw this file', async ({ tx }) => {
      if (await deleteForgottenProof(tx, name)) await files.delete(name);
    });
}
