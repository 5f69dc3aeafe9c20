import { getUnitsPerDollar } from '../../world/currencies.ts';
import type { Campaign, Instant, Keyword } from '../../world/entities.ts';
import { givenFiguresOf } from '../../world/given-figures.ts';
import { refusalIn } from '../../world/status/campaign-holds.ts';
import { createdAt, latest, stateAt, type Row } from '../../world/table.ts';
import type { World } from '../../world/world.ts';
import { audienceOf, type Audience } from '../demand/audience.ts';
import { withoutNegatives, type Demand } from '../demand/demand.ts';
import { pageEffect } from '../demand/page-effect.ts';
import { campaignCuts, listSegments, type ServingSegment } from './serving-segments.ts';
import type { Unit, Units } from './units.ts';

/** One unit over one span of time in which nothing about it changed. */
export type AuctionEntry = {
  unit: Unit;
  demand: Demand;
  from: Instant;
  to: Instant;
  adId: number | null;
  audience: Audience;
  hoursOfWeek: readonly number[] | null;
  /** On an ordinary day, of people who may see the ad. */
  searches: number;
  ttr: number;
  cr: number;
  /** View-through installs per impression. */
  viewRate: number;
  /** The most to pay for a tap, in hundredths of hundredths of the account's currency. */
  bid: number;
  /** Logarithm of dollars times predicted response. */
  rank: number;
  /** Positions of its unit, ad group and day profile in the lists of the campaign. */
  unitPosition: number;
  adGroupPosition: number;
  profilePosition: number;
};

export type EntryContext = { world: World; units: Units; currency: string; audiences: Map<string, Audience> };

/** A segment in one of its countries. */
type SegmentScope = { context: EntryContext; segment: ServingSegment; country: string; audience: Audience };

const viewThroughPart = 0.11;

function audienceFor({ audiences }: EntryContext, segment: ServingSegment, country: string): Audience {
  const { adGroup, campaign, app } = segment;
  const key = `${country}|${campaign.adamId}|${JSON.stringify(adGroup.targeting)}`;
  const known = audiences.get(key) ?? audienceOf(adGroup.targeting, campaign.adamId, app.category, country);
  audiences.set(key, known);
  return known;
}

function demandUnder(unit: Unit, segment: ServingSegment): Demand {
  if (unit.narrowed.key !== segment.negatives.key) {
    const { key } = segment.negatives;
    unit.narrowed = {
      key,
      demand: key === '' ? unit.demand : withoutNegatives(unit.demand, segment.negatives),
    };
  }
  return unit.narrowed.demand;
}

/** A target CPA buys taps at what they are worth, without one at what is usual; a manual bid is taken as it is. */
function bidOf(
  { campaign, adGroup }: ServingSegment,
  keyword: Keyword | null,
  { cr, usual }: { cr: number; usual: number },
): number {
  const { type, bid } = campaign.bidStrategy;
  if (type === 'MAX_CONVERSIONS') return bid === null ? usual : bid * cr;
  return keyword?.bid ?? adGroup.bid ?? bid ?? 0;
}

/** How the platform weighs a bid by the response it expects, as a logarithm; 0 is nothing special. */
export function qualityOf({ benchmark, relevance }: Demand, ttr: number): number {
  return 0.7 * Math.log(ttr / benchmark.ttr) + Math.log(0.4 + 0.75 * relevance);
}

/** Up to this rate effects multiply; beyond, ever less of them is left, so that names come near the highest. */
const usualRate = 0.62;
const highestRate = 0.88;

/** Even of those who search for an app by its name and tap on it, one in eight has it already or thinks again. */
function believableRate(product: number): number {
  const room = highestRate - usualRate;
  return product <= usualRate ? product : usualRate + room * (1 - Math.exp((usualRate - product) / room));
}

function entryOf(
  { context, segment, audience }: SegmentScope,
  unit: Unit,
  keyword: Keyword | null,
): AuctionEntry | null {
  const { adGroup } = segment;
  const demand = demandUnder(unit, segment);
  const page = pageEffect(segment.shown?.page ?? null, demand);
  const ttr = Math.min(0.9, demand.ttr * audience.tapLift * page.tapLift);
  const cr = believableRate(demand.cr * audience.installLift * page.installLift);
  const usual = demand.benchmark.cptDollars * getUnitsPerDollar(context.currency) * 100;
  const bid = Math.floor(bidOf(segment, keyword, { cr, usual })) * 100;
  const searches = demand.searches * audience.part;
  if (bid <= 0 || searches <= 0) return null;
  return {
    unit,
    demand,
    from: segment.from,
    to: segment.to,
    adId: segment.shown?.adId ?? null,
    audience,
    hoursOfWeek: adGroup.targeting.hoursOfWeek,
    searches,
    ttr,
    cr,
    viewRate: viewThroughPart * ttr * cr,
    bid,
    rank: Math.log(bid / 10_000 / getUnitsPerDollar(context.currency)) + qualityOf(demand, ttr),
    unitPosition: 0,
    adGroupPosition: 0,
    profilePosition: 0,
  };
}

function unitFor({ context, segment, country }: SegmentScope, row: Row<Keyword> | null): Unit {
  const keyword = row && latest(row);
  return context.units.get({
    adGroupId: segment.adGroupId,
    keywordId: row?.id ?? null,
    text: keyword?.text ?? null,
    matchType: keyword?.matchType ?? 'BROAD',
    placement: segment.campaign.placement,
    country,
    adamId: segment.campaign.adamId,
    app: segment.app,
  });
}

/** One entry for each version of a keyword that was live during the segment. */
function keywordEntries(scope: SegmentScope, row: Row<Keyword>): AuctionEntry[] {
  const { segment } = scope;
  const entries: AuctionEntry[] = [];
  for (let index = 0; index < row.versions.length; index += 1) {
    const version = row.versions[index];
    const from = Math.max(segment.from, version?.by.at ?? 0);
    const to = Math.min(segment.to, row.versions[index + 1]?.by.at ?? segment.to);
    if (!version || from >= to || version.state.deleted || version.state.status !== 'ENABLED') continue;
    const entry = entryOf(scope, unitFor(scope, row), version.state);
    if (entry) entries.push(from === segment.from && to === segment.to ? entry : { ...entry, from, to });
  }
  return entries;
}

/** The entry that needs no keyword: Search Match, or a placement without searches. */
function keywordlessEntries(scope: SegmentScope): AuctionEntry[] {
  const entry = entryOf(scope, unitFor(scope, null), null);
  return entry ? [entry] : [];
}

function segmentEntries(context: EntryContext, segment: ServingSegment): AuctionEntry[] {
  const { campaign, adGroup } = segment;
  const matched = adGroup.searchMatch || adGroup.searchMatchRequired;
  const rows = context.world.keywords.list(segment.adGroupId);
  return campaign.countries.flatMap((country) => {
    if (!isOpen(context.world, segment, country)) return [];
    const scope = { context, segment, country, audience: audienceFor(context, segment, country) };
    if (campaign.placement !== 'APPSTORE_SEARCH_RESULTS') return keywordlessEntries(scope);
    const entries = rows.flatMap((row) => keywordEntries(scope, row));
    return matched ? [...entries, ...keywordlessEntries(scope)] : entries;
  });
}

function isOpen(world: World, segment: ServingSegment, country: string): boolean {
  const app = stateAt(world.apps.get(segment.campaign.adamId), segment.from);
  return app !== undefined && refusalIn(app, country) === null;
}

/** Everything a campaign delivers while it has money, over all time, in a steady order. */
export function listEntries(context: EntryContext, campaignRow: Row<Campaign>): AuctionEntry[] {
  if (givenFiguresOf(context.world.facts, campaignRow.id).length > 0) return [];
  const span = { from: createdAt(campaignRow), to: Number.POSITIVE_INFINITY };
  const cuts = campaignCuts(context.world, campaignRow, span);
  return context.world.adGroups
    .list(campaignRow.id)
    .flatMap((adGroupRow) =>
      listSegments(context.world, campaignRow, adGroupRow, cuts, span).flatMap((segment) =>
        segmentEntries(context, segment),
      ),
    );
}
