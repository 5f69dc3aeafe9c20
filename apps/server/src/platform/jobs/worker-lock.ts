import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';

const againAfterMs = 1_000;

/**
 * While a worker lives it holds a lock under its name, which ends with its process, however that ends. One whose
 * connection was lost takes it again; a run that others took over meanwhile happens twice, which runs have to bear.
 */
export async function keepWorkerLock(pool: Pool, workerId: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await lockUntilLost(pool, workerId, signal).catch(() => undefined);
    await wait(againAfterMs, undefined, { signal }).catch(() => undefined);
  }
}

async function lockUntilLost(pool: Pool, workerId: string, signal: AbortSignal): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [workerId]);
    await once(client, 'end', { signal });
  } finally {
    client.release(true);
  }
}
