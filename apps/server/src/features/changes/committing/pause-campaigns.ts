import type { Deps } from '../../../platform/deps.ts';
import { lockTeam, type SystemWrite } from '../../writes/index.ts';
import { insertChangeSet, nobody } from '../sets/change-sets-store.ts';
import { insertEdits, lockChanges } from '../sets/edits-store.ts';
import { planInScope } from '../planning/plan-in-scope.ts';
import { publishChanges } from '../sets/publish-changes.ts';
import { enqueueSending } from '../sending/send-jobs.ts';

type Pause = { teamId: number; campaignIds: readonly string[]; note: string };

/** A guard's own set: it waits for nobody, and nobody's permission stands behind it. */
export async function pauseCampaigns(
  deps: Deps,
  { tx, record }: SystemWrite,
  { teamId, campaignIds, note }: Pause,
): Promise<number | undefined> {
  if ((await lockTeam(tx, teamId, { isChanged: false })) === undefined) return undefined;
  await lockChanges(tx, teamId);
  const membership = { teamId, role: 'visitor', grant: 'all', scope: [] } as const;
  const { planned } = await planInScope(
    tx,
    { ...deps, membership },
    {
      edits: campaignIds.map((id) => ({
        kind: 'campaign',
        intent: 'update',
        id,
        fields: { status: 'paused' },
      })),
      leavesOutRefused: true,
    },
    () => [],
  );
  const edits = planned.flatMap(({ edit }) => edit ?? []);
  if (edits.length === 0) return undefined;
  const at = deps.clock.now();
  const set = { teamId, origin: 'guard' as const, authorId: nobody, note, undoes: null, confirmed: [] };
  const start = { state: 'sending' as const, scheduledFor: null, editCount: edits.length, at };
  const changeSetId = await insertChangeSet(tx, { ...set, ...start });
  await insertEdits(
    tx,
    { teamId, changeSetId },
    edits.map((edit) => ({ ...edit, confirmed: [] })),
  );
  for (const adAccountId of new Set(edits.map((edit) => edit.adAccountId)))
    await enqueueSending(tx, deps, { teamId, adAccountId });
  await publishChanges(tx, deps, { teamId, changeSetId });
  await record('changeSet.editing', {
    teamId,
    subject: { changeSetId, adObjectCount: edits.length },
  });
  return changeSetId;
}
