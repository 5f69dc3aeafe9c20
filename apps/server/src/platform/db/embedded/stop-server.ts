import { findPostmasterFile } from './postmaster-file.ts';
import { isAlive, isServerOf, waitForEnd } from './process-life.ts';

const fastLimitMs = 10_000;
const immediateLimitMs = 5_000;

/** Ends all connections and writes everything out; if that takes too long, leaves it to crash recovery. */
export async function stopServer(cluster: string): Promise<void> {
  const pid = findPostmasterFile(cluster)?.pid;
  if (pid === undefined || !isAlive(pid) || !isServerOf(cluster, pid)) return;
  process.kill(pid, 'SIGINT');
  if (await waitForEnd(pid, fastLimitMs)) return;
  process.kill(pid, 'SIGQUIT');
  await waitForEnd(pid, immediateLimitMs);
}
