import type { Database } from '../../../platform/db/database.ts';
import { type FactLevelName, factLevelNames, factLevels } from '../facts/fact-levels.ts';
import { findWrongMonths, listTeamsWithFacts, type WrongSums } from './roll-ups-store.ts';

export type WrongMonths = WrongSums & { teamId: number; level: FactLevelName };

/** Compares every month with its days. An empty list is how it should be. */
export async function checkRollUps({ read }: Pick<Database, 'read'>): Promise<WrongMonths[]> {
  const wrong: WrongMonths[] = [];
  for (const teamId of await listTeamsWithFacts(read)) {
    for (const level of factLevelNames) {
      const found = await findWrongMonths(read, factLevels[level], teamId);
      if (found.count > 0) wrong.push({ teamId, level, ...found });
    }
  }
  return wrong;
}
