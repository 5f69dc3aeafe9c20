import * as z from 'zod/mini';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { systemWrite } from '../writes/index.ts';
import { deleteNotKept, listNotKept } from './uploads-store.ts';

const keptBackMs = 24 * 3_600_000;
const maxAtOnce = 500;

export const removePicture = defineJob('uploads.removePicture', z.object({ name: z.string() }));
const removeForgotten = defineJob('uploads.removeForgotten', z.object({}), { maxAttempts: 1 });

type Parts = Pick<Deps, 'database' | 'files' | 'clock'>;

/** The row is locked until the file is gone, so nobody begins to keep what is being deleted. */
async function removeNotKept({ database, files }: Parts, name: string): Promise<void> {
  await systemWrite({ database }, 'a job; nothing that anybody can see changes', async ({ tx }) => {
    if (await deleteNotKept(tx, name)) await files.delete(name);
  });
}

export function handleRemoval(deps: Parts & Pick<Deps, 'jobs'>): void {
  deps.jobs.handle(removePicture, ({ name }) => removeNotKept(deps, name));
  deps.jobs.handle(removeForgotten, (_payload, { signal }) => removeForgottenPictures(deps, signal));
  deps.jobs.recur(removeForgotten, '17 * * * *');
}

/** Sent, and then shown nowhere. */
export async function removeForgottenPictures(deps: Parts, signal: AbortSignal): Promise<void> {
  const createdBefore = new Date(deps.clock.now().getTime() - keptBackMs);
  for (const name of await listNotKept(deps.database.write, createdBefore, maxAtOnce)) {
    if (signal.aborted) return;
    await removeNotKept(deps, name);
  }
}
