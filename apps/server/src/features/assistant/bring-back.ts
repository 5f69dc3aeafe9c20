import { bringBackProposal as call } from '@tapwright/contracts/assistant';
import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { TeamContext } from '../../platform/http/context.ts';
import { takeBackDismissal } from '../apple-advice/index.ts';
import { teamWrite } from '../writes/index.ts';
import { adviceOf, getProposal, nameProposal } from './get-proposal.ts';
import { deleteDecision } from './proposals-store.ts';

export async function bringBack(
  context: TeamContext<'tools.use'>,
  { proposalId }: ParsedBodyOf<typeof call>,
): Promise<null> {
  const { teamId } = context.membership;
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const proposal = await getProposal(tx, write, proposalId);
    if (!(await deleteDecision(tx, { teamId, subject: proposal.subject }))) return write.unchanged(null);
    const advice = adviceOf(teamId, proposal);
    if (advice !== undefined) await takeBackDismissal(tx, advice);
    const logged = await write.record('proposal.broughtBack', {
      subject: { proposalKind: proposal.kind, proposal: nameProposal(proposal) },
    });
    await write.live.publishTeam(tx, teamId, 'assistant.changed');
    return logged.done(null);
  });
}
