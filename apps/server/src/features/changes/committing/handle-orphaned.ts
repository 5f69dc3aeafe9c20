import type { Deps } from '../../../platform/deps.ts';
import { proposalsOver } from '../../managed-orders/index.ts';
import { systemWrite } from '../../writes/index.ts';
import { announceDecision } from '../approval/announce-decision.ts';
import { listChangeSets, nobody } from '../sets/change-sets-store.ts';
import { lockChanges } from '../sets/edits-store.ts';
import { publishChanges } from '../sets/publish-changes.ts';
import { endWaitingSet } from './end-waiting-set.ts';

/** Proposals of staff whose order is over, or who work on it no longer: nobody can approve them. */
export function handleOrphaned(deps: Deps): void {
  deps.jobs.handle(proposalsOver, async ({ teamId, changeSetIds }) => {
    for (const changeSetId of changeSetIds) await withdrawOrphaned(deps, { teamId, changeSetId });
  });
}

async function withdrawOrphaned(deps: Deps, key: { teamId: number; changeSetId: number }): Promise<void> {
  const { teamId, changeSetId } = key;
  await systemWrite(deps, 'the end of the work it was proposed in', async ({ tx, record }) => {
    await lockChanges(tx, teamId);
    const reader = { teamId, userId: nobody, campaignIds: undefined };
    const [set] = await listChangeSets(tx, reader, { changeSetId, limit: 1, offset: 0 });
    if (set?.state !== 'proposed') return;
    await endWaitingSet(tx, { ...key, state: 'withdrawn', refusal: 'withdrawn', at: deps.clock.now() });
    await announceDecision(tx, deps, { ...key, authorId: set.authorId, by: set.authorId, what: 'withdrawn' });
    await publishChanges(tx, deps, key);
    await record('changeSet.withdrawn', { teamId, subject: { changeSetId, adObjectCount: set.allEdits } });
  });
}
