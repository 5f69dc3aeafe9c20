import type { Transaction } from '../../platform/db/database.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { AdviceKey } from '../apple-advice/index.ts';
import { findScope } from '../campaign-groups/index.ts';
import { listPlaceNames, listProposals, type ProposalRow } from './proposals-store.ts';

type NamedProposal = ProposalRow & { readonly campaignName: string };

export async function getProposal(
  tx: Transaction,
  { membership }: Pick<TeamContext, 'membership'>,
  proposalId: number,
): Promise<NamedProposal> {
  const { teamId } = membership;
  const scope = await findScope(tx, membership);
  const [proposal] = await listProposals(tx, { teamId, scoped: scope?.campaignIds }, [proposalId]);
  if (proposal === undefined) throw new Refusal('notFound');
  const names = await listPlaceNames(tx, teamId, proposal.campaignIds.slice(0, 1));
  return { ...proposal, campaignName: names.find(({ adGroupId }) => adGroupId === null)?.name ?? '' };
}

/** Of what Apple recommends: which of it. */
export function adviceOf(teamId: number, { evidence }: ProposalRow): AdviceKey | undefined {
  if (evidence.of !== 'appleBudget' && evidence.of !== 'appleTargetCpa') return undefined;
  const kind = evidence.of === 'appleBudget' ? 'dailyBudget' : 'targetCpa';
  return { teamId, kind, adviceId: evidence.adviceId };
}

/** What it is about, in a row of the log: a word, or a campaign. */
export function nameProposal({ evidence, campaignName }: NamedProposal): string {
  if (evidence.of === 'negateNGram') return evidence.pieces.join(' ');
  return 'word' in evidence ? evidence.word : campaignName;
}
