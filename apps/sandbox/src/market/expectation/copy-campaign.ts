import { first, latest, type Row } from '../../world/table.ts';
import { World } from '../../world/world.ts';

const only = <State>(row: Row<State> | undefined): Row<State>[] => (row ? [row] : []);

/** A world with one campaign and all that decides about it, in which something may be tried. */
export function copyCampaign(world: World, campaignId: number): World {
  const copy = new World(world.seed);
  const campaign = world.campaigns.get(campaignId);
  const account = world.adAccounts.get(latest(campaign).adAccountId);
  const groups = world.adGroups.list(campaignId);
  copy.orgs.restore([world.orgs.get(latest(account).orgId)]);
  copy.adAccounts.restore([account]);
  copy.apps.restore([...world.apps.rows()]);
  copy.productPages.restore([...world.productPages.rows()]);
  copy.campaigns.restore([campaign]);
  copy.adGroups.restore(groups);
  copy.keywords.restore(groups.flatMap((group) => world.keywords.list(group.id)));
  copy.negativeKeywords.restore(world.negativeKeywords.list(campaignId));
  copy.ads.restore(groups.flatMap((group) => world.ads.list(group.id)));
  copy.creatives.restore(world.creatives.list(account.id));
  const orders = campaign.versions.flatMap(({ state }) => state.sharedBudgetIds);
  copy.sharedBudgets.restore([...new Set(orders)].flatMap((id) => only(world.sharedBudgets.find(id))));
  copy.terms.setOwnApps([...copy.apps.rows()].map((row) => ({ adamId: row.id, ...first(row) })));
  copy.setFacts(world.facts, Number.NEGATIVE_INFINITY);
  return copy;
}
