import type { Database } from '../../platform/db/database.ts';
import { type FactLevelName, factLevelNames, factLevels } from './fact-levels.ts';
import { countWrongMonths, listTeamsWithFacts } from './roll-ups-store.ts';

export type WrongMonths = { teamId: number; level: FactLevelName; count: number };

/** Compares every month with its days. An empty list is how it should be. */
export async function checkRollUps({ read }: Pick<Database, 'read'>): Promise<WrongMonths[]> {
  const wrong: WrongMonths[] = [];
  for (const teamId of await listTeamsWithFacts(read)) {
    for (const level of factLevelNames) {
      const count = await countWrongMonths(read, factLevels[level], teamId);
      if (count > 0) wrong.push({ teamId, level, count });
    }
  }
  return wrong;
}
