import type { AssistantProposal } from '@tapwright/contracts/assistant';
import { type ProposalKind, proposalKinds } from '@tapwright/contracts/assistant';

type WorkFilter = {
  readonly kind: ProposalKind | undefined;
  readonly adamId: string | undefined;
  readonly country: string | undefined;
};

const isIn = ({ adamId, countries }: AssistantProposal, filter: Omit<WorkFilter, 'kind'>): boolean =>
  (filter.adamId === undefined || filter.adamId === adamId) &&
  (filter.country === undefined || countries.includes(filter.country));

/** Those of an app and a storefront, to be done and put aside; the counts are by kind of those to be done. */
export function filterWork<One extends AssistantProposal>(proposals: readonly One[], filter: WorkFilter) {
  const here = proposals.filter((one) => isIn(one, filter));
  const open = here.filter(({ putAside }) => putAside === null);
  const ofKind = (kind: ProposalKind | undefined) =>
    kind === undefined ? open : open.filter((one) => one.kind === kind);
  return {
    shown: ofKind(filter.kind),
    open: open.length,
    aside: here.filter(({ putAside }) => putAside !== null),
    counts: proposalKinds.map((kind) => ({ kind, count: ofKind(kind).length })),
  };
}

/** What can be chosen, by name. */
export function choicesOf(proposals: readonly AssistantProposal[]) {
  return {
    apps: [...new Map(proposals.map(({ adamId, app }) => [adamId, app]))],
    countries: [...new Set(proposals.flatMap(({ countries }) => countries))].toSorted(),
  };
}
