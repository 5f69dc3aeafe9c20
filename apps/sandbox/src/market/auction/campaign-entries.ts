import type { CategoryKey } from '../../world/categories.ts';
import type { Campaign } from '../../world/entities.ts';
import { first, latest, type Row } from '../../world/table.ts';
import type { World } from '../../world/world.ts';
import type { Audience } from '../demand/audience.ts';
import { listEntries, type AuctionEntry } from './auction-entries.ts';
import type { Unit, Units } from './units.ts';

/** All units of an ad group in one country. */
export type AdGroupInCountry = { adGroupId: number; country: string };

/** Entries of one kind share the shape of their days. */
export type ProfileKind = { country: string; hoursOfWeek: readonly number[] | null };

/** Everything a campaign ever delivers, with the lists that its entries point into. */
export type CampaignEntries = {
  row: Row<Campaign>;
  zone: string;
  currency: string;
  category: CategoryKey;
  entries: readonly AuctionEntry[];
  units: readonly Unit[];
  adGroups: readonly AdGroupInCountry[];
  profileKinds: readonly ProfileKind[];
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

function adGroupKey({ adGroupId, country }: AdGroupInCountry): string {
  return `${adGroupId}|${country}`;
}

function profileKey({ country, hoursOfWeek }: ProfileKind): string {
  return hoursOfWeek ? `${country}|${hoursOfWeek.join(',')}` : country;
}

/** What stood in the lists `before` keeps its position, so that months already summed up stay readable. */
export function campaignEntriesOf(
  world: World,
  units: Units,
  audiences: Map<string, Audience>,
  campaignId: number,
  before: CampaignEntries | null,
): CampaignEntries {
  const row = world.campaigns.get(campaignId);
  const { adAccountId, adamId } = latest(row);
  const org = first(world.orgs.get(latest(world.adAccounts.get(adAccountId)).orgId));
  const lists = {
    units: [...(before?.units ?? [])],
    adGroups: [...(before?.adGroups ?? [])],
    profileKinds: [...(before?.profileKinds ?? [])],
  };
  const unitPositions = keyed(lists.units, (unit) => unit);
  const adGroupPositions = keyed(lists.adGroups, adGroupKey);
  const profilePositions = keyed(lists.profileKinds, profileKey);
  const entries = listEntries({ world, units, currency: org.currency, audiences }, row);
  for (const entry of entries) {
    const { unit, hoursOfWeek } = entry;
    const adGroup = { adGroupId: unit.adGroupId, country: unit.country };
    const profile = { country: unit.country, hoursOfWeek };
    entry.unitPosition = positionIn(lists.units, unitPositions, unit, unit);
    entry.adGroupPosition = positionIn(lists.adGroups, adGroupPositions, adGroupKey(adGroup), adGroup);
    entry.profilePosition = positionIn(lists.profileKinds, profilePositions, profileKey(profile), profile);
  }
  return {
    row,
    zone: org.timezone,
    currency: org.currency,
    category: first(world.apps.get(adamId)).category,
    entries,
    ...lists,
  };
}
