import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A number alone proves nothing, since systems use them again; where there is /proc, it tells what runs. */
function isSandbox(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const command = `/proc/${pid}/cmdline`;
    return !existsSync(command) || readFileSync(command, 'utf8').includes('sandbox/src/main.ts');
  } catch {
    return false;
  }
}

/** Two sandboxes in one folder would write over each other, so the second is refused. */
export function ownFolder(path: string): void {
  const file = join(path, 'process-id');
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (owner > 0 && owner !== process.pid && isSandbox(owner))
    throw new Error(`Another sandbox, process ${owner}, works in ${path}.`);
  writeFileSync(file, `${process.pid}\n`);
}
