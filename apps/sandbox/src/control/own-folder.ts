import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Systems use numbers of processes again; where there is /proc, the time at which one began tells two apart. */
function beginningOf(pid: number): string {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) ? (readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '') : '';
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A folder that was copied is another. */
const placeOf = (path: string): string => String(statSync(path).ino);

const fileIn = (path: string): string => join(path, 'process-id');

function findOwner(path: string): number | undefined {
  const file = fileIn(path);
  const [owner = '', begun = '', place = ''] = existsSync(file)
    ? readFileSync(file, 'utf8').trim().split(' ')
    : [];
  const pid = Number(owner);
  const isHere = pid > 0 && place === placeOf(path);
  return isHere && isRunning(pid) && beginningOf(pid) === begun ? pid : undefined;
}

/** One whose starter was killed is about to end. */
export async function waitForFolder(path: string, forMs: number): Promise<void> {
  const until = performance.now() + forMs;
  while (findOwner(path) !== undefined && performance.now() < until) await setTimeout(50);
}

/** Two sandboxes in one folder would write over each other, so the second is refused. Returns what gives it back. */
export function ownFolder(path: string): () => void {
  const owner = findOwner(path);
  if (owner !== undefined) throw new Error(`Another sandbox, process ${owner}, works in ${path}.`);
  const file = fileIn(path);
  writeFileSync(file, `${process.pid} ${beginningOf(process.pid)} ${placeOf(path)}\n`);
  return () => rmSync(file, { force: true });
}
