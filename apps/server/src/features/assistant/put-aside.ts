import { dismissedDays, putAsideProposal as call } from '@tapwright/contracts/assistant';
import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { TeamContext } from '../../platform/http/context.ts';
import { teamWrite } from '../writes/index.ts';
import { getProposal, nameProposal } from './get-proposal.ts';
import { putDecision } from './proposals-store.ts';

const dayMs = 86_400_000;

export async function putAside(
  context: TeamContext<'tools.use'>,
  { proposalId, way, days = 7, reason }: ParsedBodyOf<typeof call>,
): Promise<null> {
  const { teamId } = context.membership;
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const proposal = await getProposal(tx, write, proposalId);
    const decidedAt = context.clock.now();
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
