import type { Market } from '../market/market.ts';
import type { Ad, AdGroup, Campaign, Keyword } from '../world/entities.ts';
import { adGroupStatus, type AdGroupDisplayStatus } from '../world/status/ad-group-status.ts';
import { adStatus, type AdDisplayStatus } from '../world/status/ad-status.ts';
import { campaignStatus, type CampaignDisplayStatus } from '../world/status/campaign-status.ts';
import { keywordDisplayUnder, type KeywordDisplayStatus } from '../world/status/keyword-status.ts';
import type { SystemStatus } from '../world/status/status.ts';
import { latest, type Row } from '../world/table.ts';
import type { AccountContext } from './account-context.ts';

export type Observer = Pick<AccountContext, 'world' | 'now' | 'by'> & { market: Market };

type Known = {
  spent: Map<number, boolean>;
  campaigns: Map<number, SystemStatus<CampaignDisplayStatus>>;
  adGroups: Map<number, SystemStatus<AdGroupDisplayStatus>>;
};

const knownBy = new WeakMap<Observer, Known>();

/** What was worked out stays true while one request only reads; a list of keywords needs the same ad group often. */
function knownOf(observer: Observer): Known {
  const found = knownBy.get(observer);
  if (found && observer.by.transactionId === '') return found;
  const fresh: Known = { spent: new Map(), campaigns: new Map(), adGroups: new Map() };
  knownBy.set(observer, fresh);
  return fresh;
}

function remember<Value>(known: Map<number, Value>, id: number, make: () => Value): Value {
  const found = known.get(id);
  if (found !== undefined) return found;
  const made = make();
  known.set(id, made);
  return made;
}

function isMonthSpent(observer: Observer, campaignId: number): boolean {
  return remember(knownOf(observer).spent, campaignId, () =>
    observer.market.isMonthSpent(campaignId, observer.now),
  );
}

export function statusOfCampaign(
  observer: Observer,
  row: Row<Campaign>,
): SystemStatus<CampaignDisplayStatus> {
  const { world, now } = observer;
  return remember(knownOf(observer).campaigns, row.id, () =>
    campaignStatus(world, row, now, isMonthSpent(observer, row.id)),
  );
}

export function statusOfAdGroup(observer: Observer, row: Row<AdGroup>): SystemStatus<AdGroupDisplayStatus> {
  const { world, now } = observer;
  return remember(knownOf(observer).adGroups, row.id, () =>
    adGroupStatus(world, row, now, isMonthSpent(observer, latest(row).campaignId)),
  );
}

export function displayOfKeyword(observer: Observer, row: Row<Keyword>): KeywordDisplayStatus {
  const keyword = latest(row);
  return keywordDisplayUnder(
    keyword,
    statusOfAdGroup(observer, observer.world.adGroups.get(keyword.adGroupId)).reasons,
  );
}

export function statusOfAd(observer: Observer, row: Row<Ad>): SystemStatus<AdDisplayStatus> {
  return adStatus(observer.world, row, observer.now, isMonthSpent(observer, latest(row).campaignId));
}
