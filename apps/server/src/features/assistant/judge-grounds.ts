import type { GroundGone } from '@tapwright/contracts/assistant';
import type { ProposedEdits } from './rules/proposals.ts';
import type { Connection } from '../../platform/db/database.ts';
import { type GroundRow, listGrounds, listRunningCampaigns } from './grounds-store.ts';
import type { ProposalRow } from './proposals-store.ts';

export type Ground = {
  readonly gone: GroundGone | null;
  readonly edits: ProposedEdits;
  readonly count: number;
};

/** What of each proposal is still to be done; gone: nothing, or not what it stands on. */
export async function judgeGrounds(
  db: Connection,
  teamId: number,
  proposals: readonly ProposalRow[],
  now: Date,
): Promise<Map<number, Ground>> {
  const rows = Map.groupBy(await listGrounds(db, teamId, proposals, now), ({ proposalId }) => proposalId);
  const running = await listRunningCampaigns(
    db,
    teamId,
    proposals.flatMap(({ campaignIds }) => campaignIds),
  );
  return new Map(
    proposals.map((proposal) => {
      const states = rows.get(proposal.proposalId) ?? [];
      const edits = keepOpen(proposal.edits, states);
      const count = Object.values(edits).reduce((sum, list) => sum + list.length, 0);
      return [proposal.proposalId, { gone: goneOf(proposal, states, running), edits, count }];
    }),
  );
}

function goneOf(
  { kind, campaignIds }: ProposalRow,
  states: readonly GroundRow[],
  running: ReadonlySet<string>,
): GroundGone | null {
  // A keyword is what a harvest is about: without it its negatives would only take searches away.
  const asked = kind === 'harvest' ? states.filter(({ list }) => list === 'newKeywords') : states;
  if (asked.length === 0) return campaignIds.some((id) => running.has(id)) ? null : 'notRunning';
  const closed = asked.flatMap(({ state }) => (state === 'open' ? [] : [state]));
  return closed.length === asked.length ? (closed[0] ?? null) : null;
}

function keepOpen(edits: ProposedEdits, states: readonly GroundRow[]): ProposedEdits {
  const open = new Set(
    states.flatMap(({ list, place, state }) => (state === 'open' ? [`${list} ${place}`] : [])),
  );
  const left = <Edit>(list: keyof ProposedEdits, all: readonly Edit[] = []) =>
    all.filter((_edit, place) => open.has(`${list} ${place}`));
  return {
    newKeywords: left('newKeywords', edits.newKeywords),
    newNegativeKeywords: left('newNegativeKeywords', edits.newNegativeKeywords),
    keywords: left('keywords', edits.keywords),
    campaigns: left('campaigns', edits.campaigns),
  };
}
