import type { Database } from '../../../platform/db/database.ts';
import { systemWrite } from '../../writes/index.ts';
import { factLevelNames, factLevels } from '../facts/fact-levels.ts';
import { listTeamsWithFacts, lockFacts, rewriteMonths } from './roll-ups-store.ts';

/** Adds all months up again, for a check that found a wrong one. */
export async function rebuildRollUps(database: Database): Promise<void> {
  for (const teamId of await listTeamsWithFacts(database.read)) {
    for (const level of factLevelNames) {
      await systemWrite(
        { database },
        'a command of whoever runs the server; nothing a team knows is changed',
        async ({ tx }) => {
          await lockFacts(tx, factLevels[level]);
          await rewriteMonths(tx, factLevels[level], teamId);
        },
      );
    }
  }
}
