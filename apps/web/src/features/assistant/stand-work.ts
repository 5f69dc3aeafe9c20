import type { AssistantProposal } from '@tapwright/contracts/assistant';

/** One that is left since the work list was made anew is proposed no more, and cannot be taken. */
export type StandingProposal = AssistantProposal & { readonly isLeft?: true };

/**
 * What is being looked at keeps its place, however the work list is made meanwhile: each is told as it is now, what is new
 * comes last, and what is proposed no more stays where it was.
 */
export function standWork(
  seen: readonly StandingProposal[],
  now: readonly AssistantProposal[],
): StandingProposal[] {
  const told = new Map(now.map((one) => [one.proposalId, one]));
  const known = new Set(seen.map(({ proposalId }) => proposalId));
  return [
    ...seen.map((one): StandingProposal => told.get(one.proposalId) ?? leave(one)),
    ...now.filter(({ proposalId }) => !known.has(proposalId)),
  ];
}

const leave = (one: StandingProposal): StandingProposal => ({
  ...one,
  gone: one.gone ?? 'changed',
  changeSet: null,
  isLeft: true,
});
