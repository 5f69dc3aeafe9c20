import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, isServerOf } from './process-life.ts';

/** What PostgreSQL writes into `postmaster.pid` while it runs; after a crash the file stays. */
export type PostmasterFile = { pid: number; port: number; socketFolder: string; isReady: boolean };

const fileOf = (cluster: string) => join(cluster, 'postmaster.pid');

export function findPostmasterFile(cluster: string): PostmasterFile | undefined {
  const lines = readIfThere(fileOf(cluster))?.split('\n') ?? [];
  const [pid, , , port, socketFolder = '', , , status = ''] = lines;
  if (pid === undefined || port === undefined) return undefined;
  return { pid: Math.abs(Number(pid)), port: Number(port), socketFolder, isReady: status.trim() === 'ready' };
}

/**
 * PostgreSQL will not start while the number in the file belongs to any living process of its user. After a crash
 * that may be a stranger. Our own number, its parent's, it ignores, and still looks for the old one's shared memory.
 */
export function disownStrangersPid(cluster: string): void {
  const found = findPostmasterFile(cluster);
  if (found === undefined || !isAlive(found.pid) || isServerOf(cluster, found.pid)) return;
  const [, ...rest] = readFileSync(fileOf(cluster), 'utf8').split('\n');
  writeFileSync(fileOf(cluster), [process.pid, ...rest].join('\n'));
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
