import { proposalLastsDays } from '@tapwright/contracts/change-approval';
import type { Deps } from '../../../platform/deps.ts';
import { systemWrite } from '../../writes/index.ts';
import { listAuthors, listLapsedSets, type SetKey } from '../sets/change-sets-store.ts';
import { endWaitingSet } from '../committing/end-waiting-set.ts';
import { lockChanges } from '../sets/edits-store.ts';
import { publishChanges } from '../sets/publish-changes.ts';
import { announceDecision } from './announce-decision.ts';

const lastsMs = proposalLastsDays * 86_400_000;

/** Proposals that nobody decided in time. */
export async function lapseProposals(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - lastsMs);
  for (const key of await listLapsedSets(deps.database.write, before)) await lapse(deps, key, before);
}

async function lapse(deps: Deps, key: SetKey, before: Date): Promise<void> {
  await systemWrite(deps, 'nobody decided in time; the proposal was logged', async ({ tx, record }) => {
    const { teamId, changeSetId } = key;
    await lockChanges(tx, teamId);
    const isLapsed = (await listLapsedSets(tx, before)).some((one) => one.changeSetId === changeSetId);
    const authorId = (await listAuthors(tx, teamId, [changeSetId])).get(changeSetId);
    if (!isLapsed || authorId === undefined) return;
    await endWaitingSet(tx, { ...key, state: 'withdrawn', refusal: 'lapsed', at: deps.clock.now() });
    await announceDecision(tx, deps, { ...key, authorId, what: 'lapsed' });
    await publishChanges(tx, deps, key);
    await record('changeSet.lapsed', { teamId, subject: { changeSetId } });
  });
}
