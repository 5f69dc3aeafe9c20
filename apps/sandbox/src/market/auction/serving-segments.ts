import { extraSlotsFrom } from '../../world/facts.ts';
import type { AdGroup, App, Campaign, Instant, ProductPage } from '../../world/entities.ts';
import { adGroupHolds, automaticGroupHolds } from '../../world/status/ad-group-holds.ts';
import { adHolds, findPage } from '../../world/status/ad-holds.ts';
import { campaignHolds } from '../../world/status/campaign-holds.ts';
import { first, latest, stateAt, type Row } from '../../world/table.ts';
import type { World } from '../../world/world.ts';
import { negativesAt, type NegativeSet } from '../demand/negatives.ts';

/** The page an ad shows, with the ad that shows it. */
export type ShownPage = { adId: number; /** Null is the default page. */ page: ProductPage | null };

/** A span of time in which nothing about an ad group and what is above it changed, and it served. */
export type ServingSegment = {
  from: Instant;
  to: Instant;
  campaign: Campaign;
  adGroupId: number;
  adGroup: AdGroup;
  app: App;
  negatives: NegativeSet;
  /** Null: no ad of its own, a search shows the default page. */
  shown: ShownPage | null;
};

type Span = { from: Instant; to: Instant };

function writes(row: Row<unknown> | undefined): Instant[] {
  return row ? row.versions.map((version) => version.by.at) : [];
}

function moments(...candidates: readonly (Instant | null)[]): Instant[] {
  return candidates.filter((at) => at !== null);
}

/** Instants inside the span at which anything above the ad group may have changed. */
export function campaignCuts(world: World, row: Row<Campaign>, { from, to }: Span): Instant[] {
  const account = world.adAccounts.find(latest(row).adAccountId);
  const states = row.versions.map((version) => version.state);
  const countries = new Set(states.flatMap((state) => state.countries));
  const orders = states.flatMap((state) =>
    state.sharedBudgetIds.flatMap((id) => world.sharedBudgets.find(id) ?? []),
  );
  const isAutomatic = states.some((state) => state.bidStrategy.type === 'MAX_CONVERSIONS');
  const all = [
    ...writes(row),
    ...(isAutomatic ? world.adGroups.list(row.id).flatMap((group) => writes(group)) : []),
    ...writes(account),
    ...writes(account && world.orgs.find(latest(account).orgId)),
    ...writes(world.apps.find(latest(row).adamId)),
    ...orders.flatMap((order) => [...writes(order), ...moments(latest(order).startAt, latest(order).endAt)]),
    ...states.flatMap((state) => moments(state.startAt, state.endAt)),
    ...[...countries].map((country) => extraSlotsFrom(world.facts, country)),
    ...world.facts.rivalEntries.flatMap((entry) =>
      countries.has(entry.country) ? moments(entry.from, entry.to) : [],
    ),
  ];
  return all.filter((at) => at > from && at < to);
}

function adGroupCuts(world: World, row: Row<AdGroup>, negatives: Instant[], { from, to }: Span): Instant[] {
  const states = row.versions.map((version) => version.state);
  const ads = world.ads.list(row.id).flatMap((ad) => {
    const creative = world.creatives.find(latest(ad).creativeId);
    const pages = creative ? world.productPages.list(latest(creative).adamId) : [];
    return [...writes(ad), ...writes(creative), ...pages.flatMap((page) => writes(page))];
  });
  const all = [
    ...writes(row),
    ...ads,
    ...negatives,
    ...states.flatMap((state) => moments(state.startAt, state.endAt)),
  ];
  return all.filter((at) => at > from && at < to);
}

/** The ad in force; while its page is hidden or under review a search shows the default page without it. */
function shownAt(world: World, adGroupId: number, at: Instant): ShownPage | null {
  for (const row of world.ads.list(adGroupId)) {
    const ad = stateAt(row, at);
    if (!ad || adHolds(world, ad, at).length > 0) continue;
    const creativeRow = world.creatives.find(ad.creativeId);
    const creative = creativeRow && stateAt(creativeRow, at);
    if (creative) return { adId: row.id, page: findPage(world, creative, at) ?? null };
  }
  return null;
}

/** The segments in which an ad group served within a span, in order. */
export function listSegments(
  world: World,
  campaignRow: Row<Campaign>,
  adGroupRow: Row<AdGroup>,
  aboveCuts: readonly Instant[],
  span: Span,
): ServingSegment[] {
  const negativeRows = world.negativeKeywords.list(campaignRow.id).filter((row) => {
    const owner = latest(row).adGroupId;
    return owner === null || owner === adGroupRow.id;
  });
  const negativeCuts = negativeRows.flatMap((row) => writes(row));
  const cuts = new Set([span.from, ...aboveCuts, ...adGroupCuts(world, adGroupRow, negativeCuts, span)]);
  const starts = [...cuts].toSorted((one, other) => one - other);
  return starts.flatMap((from, index) => {
    const campaign = stateAt(campaignRow, from);
    const adGroup = stateAt(adGroupRow, from);
    if (!campaign || !adGroup) return [];
    if (campaignHolds(world, campaign, from).length > 0) return [];
    if (automaticGroupHolds(world, campaignRow.id, campaign, from).length > 0) return [];
    if (adGroupHolds(world, adGroupRow, campaign, from).some((reason) => reason !== 'KEYWORDS_MISSING'))
      return [];
    const app = first(world.apps.get(campaign.adamId));
    const negatives = negativesAt(negativeRows, from);
    const shown = shownAt(world, adGroupRow.id, from);
    return [
      {
        from,
        to: starts[index + 1] ?? span.to,
        campaign,
        adGroupId: adGroupRow.id,
        adGroup,
        app,
        negatives,
        shown,
      },
    ];
  });
}
