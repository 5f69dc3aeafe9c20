import { getUnitsPerDollar } from '../world/currencies.ts';
import type { AdGroup, Campaign, Instant, Keyword } from '../world/entities.ts';
import { refusalIn } from '../world/status/campaign-holds.ts';
import { createdAt, latest, stateAt, type Row } from '../world/table.ts';
import type { World } from '../world/world.ts';
import { audienceOf, type Audience } from './audience.ts';
import { withoutNegatives, type Demand } from './demand.ts';
import { pageEffect } from './page-effect.ts';
import { campaignCuts, listPieces, type Piece } from './pieces.ts';
import type { Unit, Units } from './units.ts';

/** One unit over one stretch of time in which nothing about it changed. */
export type Lane = {
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
  /** Most to pay for a tap, in hundredths of hundredths of the account's currency. */
  bid: number;
  /** Logarithm of dollars times predicted response. */
  rank: number;
  /** Where its unit, strand and curve stand in the lists of the campaign. */
  unitPosition: number;
  strandPosition: number;
  curvePosition: number;
};

export type LaneContext = { world: World; units: Units; currency: string; audiences: Map<string, Audience> };

/** A piece in one of its countries. */
type Ground = { context: LaneContext; piece: Piece; country: string; audience: Audience };

const viewThroughPart = 0.11;

function audienceFor({ audiences }: LaneContext, piece: Piece, country: string): Audience {
  const { adGroup, campaign, app } = piece;
  const key = `${country}|${campaign.adamId}|${JSON.stringify(adGroup.targeting)}`;
  const known = audiences.get(key) ?? audienceOf(adGroup.targeting, campaign.adamId, app.category, country);
  audiences.set(key, known);
  return known;
}

function demandUnder(unit: Unit, piece: Piece): Demand {
  if (unit.narrowed.key !== piece.negatives.key) {
    const { key } = piece.negatives;
    unit.narrowed = {
      key,
      demand: key === '' ? unit.demand : withoutNegatives(unit.demand, piece.negatives),
    };
  }
  return unit.narrowed.demand;
}

/** A target CPA buys taps at what they are worth; a manual bid is taken as it is. */
function bidOf(campaign: Campaign, adGroup: AdGroup, keyword: Keyword | null, cr: number): number {
  const { type, bid } = campaign.bidStrategy;
  if (type === 'MAX_CONVERSIONS') return (bid ?? 0) * cr;
  return keyword?.bid ?? adGroup.bid ?? bid ?? 0;
}

/** How the platform weighs a bid by the response it expects, as a logarithm; 0 is nothing special. */
export function qualityOf({ benchmark, relevance }: Demand, ttr: number): number {
  return 0.7 * Math.log(ttr / benchmark.ttr) + Math.log(0.4 + 0.75 * relevance);
}

function laneOf({ context, piece, audience }: Ground, unit: Unit, keyword: Keyword | null): Lane | null {
  const { campaign, adGroup } = piece;
  const demand = demandUnder(unit, piece);
  const page = pageEffect(piece.shown?.page ?? null, demand);
  const ttr = Math.min(0.9, demand.ttr * audience.tapLift * page.tapLift);
  const cr = Math.min(0.97, demand.cr * audience.installLift * page.installLift);
  const bid = Math.floor(bidOf(campaign, adGroup, keyword, cr)) * 100;
  const searches = demand.searches * audience.part;
  if (bid <= 0 || searches <= 0) return null;
  return {
    unit,
    demand,
    from: piece.from,
    to: piece.to,
    adId: piece.shown?.adId ?? null,
    audience,
    hoursOfWeek: adGroup.targeting.hoursOfWeek,
    searches,
    ttr,
    cr,
    viewRate: viewThroughPart * ttr * cr,
    bid,
    rank: Math.log(bid / 10_000 / getUnitsPerDollar(context.currency)) + qualityOf(demand, ttr),
    unitPosition: 0,
    strandPosition: 0,
    curvePosition: 0,
  };
}

function unitFor({ context, piece, country }: Ground, row: Row<Keyword> | null): Unit {
  const keyword = row && latest(row);
  return context.units.get({
    adGroupId: piece.adGroupId,
    keywordId: row?.id ?? null,
    text: keyword?.text ?? null,
    matchType: keyword?.matchType ?? 'BROAD',
    placement: piece.campaign.placement,
    country,
    adamId: piece.campaign.adamId,
    app: piece.app,
  });
}

/** One lane for each version of a keyword that was live during the piece. */
function keywordLanes(ground: Ground, row: Row<Keyword>): Lane[] {
  const { piece } = ground;
  const lanes: Lane[] = [];
  for (let index = 0; index < row.versions.length; index += 1) {
    const version = row.versions[index];
    const from = Math.max(piece.from, version?.by.at ?? 0);
    const to = Math.min(piece.to, row.versions[index + 1]?.by.at ?? piece.to);
    if (!version || from >= to || version.state.deleted || version.state.status !== 'ENABLED') continue;
    const lane = laneOf(ground, unitFor(ground, row), version.state);
    if (lane) lanes.push(from === piece.from && to === piece.to ? lane : { ...lane, from, to });
  }
  return lanes;
}

/** The lane that needs no keyword: Search Match, or a placement without searches. */
function bareLanes(ground: Ground): Lane[] {
  const lane = laneOf(ground, unitFor(ground, null), null);
  return lane ? [lane] : [];
}

function pieceLanes(context: LaneContext, piece: Piece): Lane[] {
  const { campaign, adGroup } = piece;
  const matched = adGroup.searchMatch || adGroup.searchMatchRequired;
  const rows = context.world.keywords.list(piece.adGroupId);
  return campaign.countries.flatMap((country) => {
    if (!isOpen(context.world, piece, country)) return [];
    const ground = { context, piece, country, audience: audienceFor(context, piece, country) };
    if (campaign.placement !== 'APPSTORE_SEARCH_RESULTS') return bareLanes(ground);
    const lanes = rows.flatMap((row) => keywordLanes(ground, row));
    return matched ? [...lanes, ...bareLanes(ground)] : lanes;
  });
}

function isOpen(world: World, piece: Piece, country: string): boolean {
  const app = stateAt(world.apps.get(piece.campaign.adamId), piece.from);
  return app !== undefined && refusalIn(app, country) === null;
}

/** Everything a campaign delivers while it has money, over all time, in a steady order. */
export function listLanes(context: LaneContext, campaignRow: Row<Campaign>): Lane[] {
  const span = { from: createdAt(campaignRow), to: Number.POSITIVE_INFINITY };
  const cuts = campaignCuts(context.world, campaignRow, span);
  return context.world.adGroups
    .list(campaignRow.id)
    .flatMap((adGroupRow) =>
      listPieces(context.world, campaignRow, adGroupRow, cuts, span).flatMap((piece) =>
        pieceLanes(context, piece),
      ),
    );
}
