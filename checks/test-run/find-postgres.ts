import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const oldest = 15;

export type Postgres = { bin: string; major: number };

/** The PostgreSQL servers of this machine that are new enough, one of each version. */
export function findPostgres(): Postgres[] {
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  const folders = [...globSync('/usr/lib/postgresql/*/bin'), ...globSync('/usr/pgsql-*/bin'), ...onPath];
  const found = new Map<number, Postgres>();
  for (const bin of folders) {
    const major = majorOf(bin);
    if (major !== undefined && major >= oldest && !found.has(major)) found.set(major, { bin, major });
  }
  return [...found.values()].toSorted((a, b) => a.major - b.major);
}

function majorOf(bin: string): number | undefined {
  try {
    const said = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8', stdio: 'pipe' });
    return Number(/\s(\d+)/.exec(said)?.[1]);
  } catch {
    return undefined;
  }
}
