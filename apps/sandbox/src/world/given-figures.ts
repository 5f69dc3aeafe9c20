import type { GivenFigures, WorldFacts } from './facts.ts';

const known = new WeakMap<WorldFacts, ReadonlyMap<number, readonly GivenFigures[]>>();

/** The figures given for a campaign; one that has any takes no part in auctions. */
export function givenFiguresOf(facts: WorldFacts, campaignId: number): readonly GivenFigures[] {
  const byCampaign = known.get(facts) ?? Map.groupBy(facts.givenFigures, (figures) => figures.campaignId);
  known.set(facts, byCampaign);
  return byCampaign.get(campaignId) ?? [];
}
