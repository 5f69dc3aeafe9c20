import type { Deps } from '../../../platform/deps.ts';
import { systemWrite } from '../../writes/index.ts';
import { deleteForgotten, listForgotten } from './files-store.ts';

const keptBackMs = 24 * 3_600_000;
const maxAtOnce = 200;

/** Sent, and then named by no order and no message. */
export async function removeForgottenFiles({
  database,
  files,
  clock,
}: Pick<Deps, 'database' | 'files' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptBackMs);
  for (const name of await listForgotten(database.write, before, maxAtOnce))
    await systemWrite({ database }, 'a job; nobody ever saw this file', async ({ tx }) => {
      if (await deleteForgotten(tx, name)) await files.delete(name);
    });
}
