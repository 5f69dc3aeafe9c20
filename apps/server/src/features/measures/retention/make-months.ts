import * as z from 'zod/mini';
import type { Database } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { systemWrite } from '../../writes/index.ts';
import { partitionedTables } from '../facts/fact-levels.ts';
import { listMonthsOf, makePartition } from './partitions-store.ts';

export const makeMonthsJob = defineJob('reports.makeMonths', z.object({}), { maxAttempts: 1 });
const monthsAhead = 2;

/** Months of facts, each in a transaction of its own. Those that are there are passed over. */
export async function makeMonths(
  database: Database,
  months: Iterable<string>,
  tables: readonly string[] = partitionedTables,
): Promise<void> {
  const wanted = [...months];
  for (const table of tables) {
    const known = new Set(await listMonthsOf(database.write, table));
    for (const month of wanted.filter((each) => !known.has(each))) {
      await systemWrite({ database }, 'room for rows, asked by nobody', ({ tx }) =>
        makePartition(tx, table, month),
      );
    }
  }
}

/** This month and the next ones, so that midnight finds its table there. */
export function listMonthsAhead(now: Date): string[] {
  return Array.from({ length: monthsAhead + 1 }, (_, ahead) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 7),
  );
}
