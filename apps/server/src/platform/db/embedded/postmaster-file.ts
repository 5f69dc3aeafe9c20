import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isServerOf } from './process-life.ts';

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
 * PostgreSQL will not start while the number in one of its lock files belongs to any process of its user, and after
 * a crash that may be a stranger or a zombie. Our number, its parent's, it ignores, and still looks whether the
 * old one's shared memory is in use.
 */
export function disownStrangersPid(cluster: string, socketFolder: string, port: number): void {
  for (const file of [fileOf(cluster), join(socketFolder, `.s.PGSQL.${port}.lock`)]) {
    const [pid, ...rest] = readIfThere(file)?.split('\n') ?? [];
    if (pid === undefined || isServerOf(cluster, Number(pid))) continue;
    writeFileSync(file, [process.pid, ...rest].join('\n'));
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
