import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Whom a process of the database runs as; undefined is the user we are. */
export type SystemUser = { uid: number; gid: number };

/** Nothing of our own environment: a PGDATA or PGOPTIONS set there for another server would reach ours. */
export const serverEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const execute = promisify(execFile);

/** Resolves to what the program printed; rejects with what it complained about. */
export async function runProgram(
  path: string,
  args: string[],
  user: SystemUser | undefined,
): Promise<string> {
  const { stdout } = await execute(path, args, {
    env: serverEnvironment,
    cwd: '/',
    timeout: 120_000,
    ...user,
  });
  return stdout;
}

/** The last line of what a program complained about. */
export function complaintOf(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.at(-1)?.trim() ?? (error instanceof Error ? error.message : String(error));
}
