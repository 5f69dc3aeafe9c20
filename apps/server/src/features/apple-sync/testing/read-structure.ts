import { expect } from 'vitest';
import { runTransaction } from '../../../platform/db/run-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { enqueueSync } from '../sync-jobs.ts';
import { beginPass, endPass, insertSyncAccount, listPasses } from '../sync-store.ts';

type Attached = {
  teamId: number;
  adAccountId: string;
  campaignGroupId: number;
  currency: string;
  timeZone: string;
};

const patience = { timeout: 120_000, interval: 50 };

/**
 * Reads which ads there are and what changed, as if their figures had been read just before: of the steps of a first
 * reading these are a quarter.
 */
export async function readStructure(deps: Deps, account: Attached, now: Date): Promise<void> {
  const { database } = deps;
  await runTransaction(database, async (tx) => {
    await insertSyncAccount(tx, account);
    for (const kind of ['history', 'recent', 'nightly'] as const) {
      await beginPass(tx, account, { kind, startedAt: now, steps: [], covers: [] });
      await endPass(tx, account, kind, now);
    }
    await enqueueSync(tx, deps, account);
  });
  const areChangesRead = async () =>
    (await listPasses(database.write, account)).some(
      ({ kind, succeededAt }) => kind === 'changes' && succeededAt,
    );
  await expect.poll(areChangesRead, patience).toBe(true);
}
