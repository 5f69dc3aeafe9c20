import type { CategoryKey } from '../world/categories.ts';
import type { Campaign } from '../world/entities.ts';
import { first, latest, type Row } from '../world/table.ts';
import type { World } from '../world/world.ts';
import type { Audience } from './audience.ts';
import { listLanes, type Lane } from './lanes.ts';
import type { Unit, Units } from './units.ts';

/** All units of an ad group in one country. */
export type Strand = { adGroupId: number; country: string };

/** Lanes of one kind share the shape of their days. */
export type CurveKind = { country: string; hoursOfWeek: readonly number[] | null };

/** Everything a campaign ever delivers, with the lists that its lanes point into. */
export type CampaignLanes = {
  row: Row<Campaign>;
  zone: string;
  currency: string;
  category: CategoryKey;
  lanes: readonly Lane[];
  units: readonly Unit[];
  strands: readonly Strand[];
  curveKinds: readonly CurveKind[];
};

/** Finds the position of a thing in a list by its key, putting it at the end if it is new. */
function positionIn<Key, Item>(list: Item[], known: Map<Key, number>, key: Key, item: Item): number {
  const position = known.get(key);
  if (position !== undefined) return position;
  known.set(key, list.length);
  list.push(item);
  return list.length - 1;
}

function keyed<Key, Item>(list: readonly Item[], keyOf: (item: Item) => Key): Map<Key, number> {
  return new Map(list.map((item, position) => [keyOf(item), position]));
}

function strandKey({ adGroupId, country }: Strand): string {
  return `${adGroupId}|${country}`;
}

function curveKey({ country, hoursOfWeek }: CurveKind): string {
  return hoursOfWeek ? `${country}|${hoursOfWeek.join(',')}` : country;
}

/** What stood in the lists `before` keeps its position, so that months already summed up stay readable. */
export function campaignLanesOf(
  world: World,
  units: Units,
  audiences: Map<string, Audience>,
  campaignId: number,
  before: CampaignLanes | null,
): CampaignLanes {
  const row = world.campaigns.get(campaignId);
  const { adAccountId, adamId } = latest(row);
  const org = first(world.orgs.get(latest(world.adAccounts.get(adAccountId)).orgId));
  const lists = {
    units: [...(before?.units ?? [])],
    strands: [...(before?.strands ?? [])],
    curveKinds: [...(before?.curveKinds ?? [])],
  };
  const unitPositions = keyed(lists.units, (unit) => unit);
  const strandPositions = keyed(lists.strands, strandKey);
  const curvePositions = keyed(lists.curveKinds, curveKey);
  const lanes = listLanes({ world, units, currency: org.currency, audiences }, row);
  for (const lane of lanes) {
    const { unit, hoursOfWeek } = lane;
    const strand = { adGroupId: unit.adGroupId, country: unit.country };
    const curve = { country: unit.country, hoursOfWeek };
    lane.unitPosition = positionIn(lists.units, unitPositions, unit, unit);
    lane.strandPosition = positionIn(lists.strands, strandPositions, strandKey(strand), strand);
    lane.curvePosition = positionIn(lists.curveKinds, curvePositions, curveKey(curve), curve);
  }
  return {
    row,
    zone: org.timezone,
    currency: org.currency,
    category: first(world.apps.get(adamId)).category,
    lanes,
    ...lists,
  };
}
