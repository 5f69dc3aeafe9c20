import type { AdGroup, Campaign, Instant } from '../entities.ts';
import { stateAt, type Row } from '../table.ts';
import type { World } from '../world.ts';
import { adHolds } from './ad-holds.ts';
import { ownHolds } from './campaign-holds.ts';

function hasKeyword(world: World, adGroupId: number, at: Instant): boolean {
  return world.keywords.list(adGroupId).some((row) => {
    const keyword = stateAt(row, at);
    return keyword !== undefined && !keyword.deleted && keyword.status === 'ENABLED';
  });
}

function hasShownAd(world: World, adGroupId: number, at: Instant): boolean {
  return world.ads.list(adGroupId).some((row) => {
    const ad = stateAt(row, at);
    return ad !== undefined && adHolds(world, ad, at).length === 0;
  });
}

/** Why an ad group does not serve by itself, whatever its campaign does. */
export function adGroupHolds(world: World, row: Row<AdGroup>, campaign: Campaign, at: Instant): string[] {
  const group = stateAt(row, at);
  if (!group) return [];
  const onSearch = campaign.placement === 'APPSTORE_SEARCH_RESULTS';
  const isAutomatic = group.searchMatch || group.searchMatchRequired;
  const onTodayTab = campaign.placement === 'APPSTORE_TODAY_TAB';
  return [
    ...ownHolds(group, at),
    ...(onTodayTab && group.targeting.devices?.includes('IPAD')
      ? ['TARGETED_DEVICE_CLASS_NOT_SUPPORTED_SUPPLY_PLACEMENT']
      : []),
    ...(group.searchMatchRequired && campaign.bidStrategy.type === 'MANUAL_CPT'
      ? ['AUTOMATED_KEYWORDS_REQUIRED_AD_GROUP_NOT_ALLOWED_IN_MANUAL_CAMPAIGNS']
      : []),
    ...(onSearch && !isAutomatic && !hasKeyword(world, row.id, at) ? ['KEYWORDS_MISSING'] : []),
    ...(!onSearch && !hasShownAd(world, row.id, at) ? ['ADS_NOT_RUNNING'] : []),
  ];
}

/** A campaign that maximises conversions needs an automated ad group that serves. */
export function automaticGroupHolds(
  world: World,
  campaignId: number,
  campaign: Campaign,
  at: Instant,
): string[] {
  if (campaign.bidStrategy.type !== 'MAX_CONVERSIONS') return [];
  const automatic = world.adGroups.list(campaignId).filter((row) => {
    const group = stateAt(row, at);
    return group?.searchMatchRequired === true && !group.deleted;
  });
  if (automatic.length === 0) return ['AUTOMATED_KEYWORDS_REQUIRED_AD_GROUP_MISSING'];
  const runs = automatic.some((row) => adGroupHolds(world, row, campaign, at).length === 0);
  return runs ? [] : ['AUTOMATED_KEYWORDS_REQUIRED_AD_GROUP_NOT_RUNNING'];
}
