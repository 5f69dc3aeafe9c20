import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import type { previewListStep } from '@tapwright/contracts/negative-lists';
import { runSnapshot } from '../../../platform/db/run-snapshot.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { gatherFindings, viewPlan } from '../../changes/index.ts';
import { getList } from '../lists/get-list.ts';
import { listAttachedCampaigns } from '../lists/list-campaigns-store.ts';
import { readerOf } from '../reader-of.ts';
import { listBlocked } from './find-blocked.ts';
import { planStep, type Step } from './plan-step.ts';

/** Judged as the set that would be committed; what is refused of it would be left out. */
export async function previewStep(
  context: TeamContext<'tools.use'>,
  { listId, campaignIds }: ParsedBodyOf<typeof previewListStep>,
): Promise<AnswerOf<typeof previewListStep>> {
  const { reader, step, campaigns, blocked } = await runSnapshot(context.database, async (db) => {
    await getList(db, context, listId);
    const reads = await readerOf(db, context);
    const planned = await planStep(db, reads, { listId, campaignIds });
    return {
      reader: reads,
      step: planned,
      campaigns: await listAttachedCampaigns(db, reads, listId),
      blocked: await listBlocked(db, reads, addedIn(planned)),
    };
  });
  const viewed = await viewPlan(context, {
    edits: step.edits,
    pathOf: String,
    author: { origin: 'list', authorId: context.person.userId },
  });
  const byPlace = new Map(viewed.edits.map((edit) => [Number(edit.path), edit]));
  const isFine = (place: number) => byPlace.get(place)?.refused.length === 0;
  const lines = campaigns
    .filter(({ campaignId }) => reader.campaignIds?.includes(Number(campaignId)) ?? true)
    .map(({ campaignId, name }) => ({
      campaignId,
      name,
      ...countIntents(step, campaignId, isFine),
      over: step.over.get(campaignId) ?? 0,
    }))
    .filter((line) => line.add + line.activate + line.remove + line.refused + line.over > 0);
  return {
    campaigns: lines,
    edits: viewed.edits.filter(({ refused }) => refused.length === 0).length,
    left: step.left,
    refusals: gatherFindings(viewed.edits.flatMap(({ refused }) => refused)),
    warnings: gatherFindings(
      viewed.edits.filter(({ refused }) => refused.length === 0).flatMap(({ warnings }) => warnings),
    ),
    approval: viewed.approval,
    blocked,
  };
}

function addedIn({ rows }: Step) {
  const added = rows.filter(({ negativeKeywordId }) => negativeKeywordId === null);
  return new Map(Map.groupBy(added, ({ campaignId }) => campaignId));
}

function countIntents({ edits, rows }: Step, campaignId: string, isFine: (place: number) => boolean) {
  const counts = { add: 0, activate: 0, remove: 0, refused: 0 };
  for (const [place, row] of rows.entries()) {
    if (row.campaignId !== campaignId) continue;
    const intent = edits[place]?.intent;
    if (!isFine(place)) counts.refused += 1;
    else if (intent === 'create') counts.add += 1;
    else if (intent === 'remove') counts.remove += 1;
    else counts.activate += 1;
  }
  return counts;
}
