import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Two sandboxes in one folder would write over each other, so the second is refused. Returns what gives it back. */
export function ownFolder(path: string): () => void {
  const file = join(path, 'process-id');
  const [owner = '', begun = ''] = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ') : [];
  const pid = Number(owner);
  if (pid > 0 && isRunning(pid) && beginningOf(pid) === begun)
    throw new Error(`Another sandbox, process ${pid}, works in ${path}.`);
  writeFileSync(file, `${process.pid} ${beginningOf(process.pid)}\n`);
  return () => rmSync(file, { force: true });
}
