import type { Deps } from '../../platform/deps.ts';
import { runSnapshot } from '../../platform/db/run-snapshot.ts';
import { systemWrite } from '../writes/index.ts';
import { compareStructure } from './compare-structure.ts';
import { keepFaults } from './plans-store.ts';
import { listComparedApps } from './structure-store.ts';

/** Since when faults are there; what they are is told by what stands when somebody looks. */
export async function compareTeam(deps: Deps, teamId: number): Promise<void> {
  const reader = { teamId, campaignIds: undefined };
  const now = deps.clock.now();
  for (const { adamId } of await listComparedApps(deps.database.write, reader)) {
    const { findings } = await runSnapshot(deps.database, (db) =>
      compareStructure(db, reader, { adamId, now }),
    );
    const keys = findings.map(({ key }) => key);
    await systemWrite(deps, 'what a night saw, which changes nothing of the ads', async ({ tx }) => {
      await keepFaults(tx, { teamId, adamId }, keys, now);
      await deps.live.publishTeam(tx, teamId, 'structure.changed');
    });
  }
}
