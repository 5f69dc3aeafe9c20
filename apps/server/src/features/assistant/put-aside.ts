import { dismissedDays, putAsideProposal as call } from '@tapwright/contracts/assistant';
import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type AdviceKey, askDismissal } from '../apple-advice/index.ts';
import { enqueueDismissal } from '../changes/index.ts';
import { type TeamWrite, teamWrite } from '../writes/index.ts';
import { adviceOf, getProposal, nameProposal } from './get-proposal.ts';
import { viewChangeSet } from './list-work.ts';
import { type ProposalRow, putDecision } from './proposals-store.ts';

const dayMs = 86_400_000;

/** It has no way back from there: what is on its way to be taken is not dismissed meanwhile. */
async function tellApple(write: TeamWrite, proposal: ProposalRow, advice: AdviceKey): Promise<void> {
  const set = viewChangeSet(proposal, write.actor.userId);
  if (set !== null && set.state !== 'draft') throw new Refusal('changedMeanwhile');
  if (await askDismissal(write.tx, advice, write.clock.now()))
    await enqueueDismissal(write.tx, write, advice);
}

export async function putAside(
  context: TeamContext<'tools.use'>,
  { proposalId, way, days = 7, reason }: ParsedBodyOf<typeof call>,
): Promise<null> {
  const { teamId } = context.membership;
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const proposal = await getProposal(tx, write, proposalId);
    const decidedAt = context.clock.now();
    const advice = adviceOf(teamId, proposal);
    if (advice !== undefined && (way === 'dismissed' || way === 'never'))
      await tellApple(write, proposal, advice);
    const until = { snoozed: days, dismissed: dismissedDays, untilMoved: undefined, never: undefined }[way];
    await putDecision(
      tx,
      { teamId, subject: proposal.subject },
      {
        way,
        until: until === undefined ? null : new Date(decidedAt.getTime() + until * dayMs),
        reason: way === 'dismissed' ? (reason ?? null) : null,
        worthMicros: Math.round(proposal.worthMicros),
        decidedBy: write.person.userId,
        decidedAt,
      },
    );
    const logged = await write.record('proposal.putAside', {
      subject: { proposalKind: proposal.kind, proposal: nameProposal(proposal) },
      after: { putAside: way, ...(way === 'dismissed' && reason !== undefined && { dismissedFor: reason }) },
    });
    await write.live.publishTeam(tx, teamId, 'assistant.changed');
    return logged.done(null);
  });
}
