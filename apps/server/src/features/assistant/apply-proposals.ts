import { applyProposals as call } from '@tapwright/contracts/assistant';
import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import type { ChangeOrigin } from '@tapwright/contracts/change-set-view';
import type { ProposedEdits } from './rules/proposals.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { estimateAppleTime } from '../apple-sync/index.ts';
import { findScope } from '../campaign-groups/index.ts';
import { gatherInDraft } from '../changes/index.ts';
import { teamWrite } from '../writes/index.ts';
import { judgeGrounds } from './judge-grounds.ts';
import { viewChangeSet } from './list-work.ts';
import { listProposals, lockProposals, type ProposalRow, putIntoSet } from './proposals-store.ts';

/** In a draft, where they are looked at and sent like any change; nothing is put into two sets. */
export async function applyProposals(
  context: TeamContext<'campaign.edit'>,
  { proposalIds }: ParsedBodyOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  return teamWrite(context, call, async (write) => {
    const { tx, membership, actor } = write;
    const { teamId } = membership;
    await lockProposals(tx, teamId, proposalIds);
    const scope = await findScope(tx, membership);
    const rows = await listProposals(tx, { teamId, scoped: scope?.campaignIds }, proposalIds);
    if (rows.length < new Set(proposalIds).size) throw new Refusal('notFound');
    const why = 'a draft changes nothing until it is committed';
    const sets = rows.map((row) => viewChangeSet(row, actor.userId));
    const [first] = sets;
    if (first?.state === 'draft' && sets.every((set) => set?.changeSetId === first.changeSetId))
      return write.withoutRow(why, { changeSetId: first.changeSetId });
    if (sets.some((set) => set !== null)) throw new Refusal('changedMeanwhile');
    const grounds = await judgeGrounds(tx, teamId, rows, estimateAppleTime(write));
    const open = rows.flatMap(({ proposalId }) => {
      const ground = grounds.get(proposalId);
      return ground === undefined || ground.gone !== null || ground.count === 0
        ? []
        : [{ proposalId, edits: ground.edits }];
    });
    if (open.length === 0) throw new Refusal('nothingToChange');
    const changeSetId = await gatherInDraft(write, joinLists(open.map(({ edits }) => edits)), originOf(rows));
    await putIntoSet(
      tx,
      teamId,
      open.map(({ proposalId }) => proposalId),
      changeSetId,
    );
    await write.live.publishTeam(tx, teamId, 'assistant.changed');
    return write.withoutRow(why, { changeSetId });
  });
}

const originOf = (rows: readonly ProposalRow[]): ChangeOrigin =>
  rows.every(({ kind }) => kind === 'apple') ? 'recommendation' : 'assistant';

/** What two of them want of the same is wanted once. */
function joinLists(all: readonly ProposedEdits[]) {
  const once = <Edit>(list: readonly Edit[], keyOf: (edit: Edit) => string): Edit[] => [
    ...new Map(list.map((edit) => [keyOf(edit), edit])).values(),
  ];
  const lists = {
    newKeywords: once(
      all.flatMap(({ newKeywords = [] }) => newKeywords),
      ({ adGroupId, text }) => `${adGroupId} ${text}`,
    ),
    newNegativeKeywords: once(
      all.flatMap(({ newNegativeKeywords = [] }) => newNegativeKeywords),
      ({ campaignId, adGroupId, matchType, text }) => `${campaignId} ${adGroupId} ${matchType} ${text}`,
    ),
    keywords: once(
      all.flatMap(({ keywords = [] }) => keywords),
      ({ keywordId }) => keywordId,
    ),
    campaigns: once(
      all.flatMap(({ campaigns = [] }) => campaigns),
      ({ campaignId }) => campaignId,
    ),
  };
  return lists;
}
