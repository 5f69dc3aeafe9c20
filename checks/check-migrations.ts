import type { Failure } from './failure.ts';
import { listFiles } from './list-files.ts';

const folder = 'apps/server/migrations/';

/** They run in the order of their numbers, so a gap or a number given twice is a mistake of merging. */
export function checkMigrations(root: string): Failure[] {
  const names = listFiles(root)
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length));
  return names.flatMap((name, position) => {
    const expected = String(position + 1).padStart(4, '0');
    if (!/^\d{4}_[a-z0-9]+(_[a-z0-9]+)*\.sql$/.test(name)) {
      return [{ at: folder + name, says: `Name it NNNN_purpose.sql, here ${expected}_….sql.` }];
    }
    if (name.startsWith(`${expected}_`)) return [];
    return [
      {
        at: folder + name,
        says: `Its number should be ${expected}: migrations count up by one from 0001, each number once.`,
      },
    ];
  });
}
