import type { Day } from '@tapwright/domain/days';
import type { Database } from '../../../platform/db/database.ts';
import { systemWrite } from '../../writes/index.ts';
import { partitionedTables } from '../facts/fact-levels.ts';
import { firstKept } from './first-kept.ts';
import { dropPartition, listMonthsOf } from './partitions-store.ts';
import { dropSums, forgetCoverage, moveKeptFrom } from './retention-store.ts';

/** Every measure from before the first day of a month, for all teams and for good. */
export async function dropMonths(database: Database, keptFrom: Day): Promise<void> {
  await systemWrite(
    { database },
    'a command of whoever runs the server, for every team at once',
    async ({ tx }) => {
      await moveKeptFrom(tx, keptFrom);
      await forgetCoverage(tx, keptFrom, firstKept('week', keptFrom));
      await dropSums(tx, keptFrom);
      for (const table of partitionedTables)
        for (const month of await listMonthsOf(tx, table))
          if (`${month}-01` < keptFrom) await dropPartition(tx, table, month);
    },
  );
}
