import type { Ad, Campaign, Creative } from '../world/entities.ts';
import { creativeStatus } from '../world/status/creative-status.ts';
import { latest, type Row } from '../world/table.ts';
import type { AccountContext } from './account-context.ts';
import { findAd, findAdGroup, findCreative, getLive, getParent } from './own-rows.ts';
import { refuseValue } from './refusal.ts';

export type NewAd = Pick<Ad, 'adGroupId' | 'creativeId' | 'name' | 'status'>;

function checkCreative({ world, now }: AccountContext, creative: Creative, campaign: Campaign): void {
  if (creative.adamId !== campaign.adamId)
    refuseValue('creativeId', 'The creative shows another app than the campaign.');
  if (creativeStatus(world, creative, now).systemStatus === 'INVALID')
    refuseValue('creativeId', 'The creative is not valid.');
  if (creative.type === 'DEFAULT_PRODUCT_PAGE' && campaign.placement === 'APPSTORE_SEARCH_RESULTS')
    refuseValue('creativeId', 'Search results show the default product page without an ad.');
}

function checkOnlyEnabled({ world }: AccountContext, adGroupId: number, id: number | null): void {
  const taken = world.ads
    .list(adGroupId)
    .some((row) => row.id !== id && !latest(row).deleted && latest(row).status === 'ENABLED');
  if (taken) refuseValue('status', 'Only one ad of an ad group can be enabled.');
}

export function createAd(context: AccountContext, ad: NewAd): Row<Ad> {
  const { world, by } = context;
  const { campaignId } = latest(getParent(findAdGroup(context, ad.adGroupId), 'ad group', 'adGroupId'));
  const creative = latest(getParent(findCreative(context, ad.creativeId), 'creative', 'creativeId'));
  checkCreative(context, creative, latest(world.campaigns.get(campaignId)));
  if (ad.status === 'ENABLED') checkOnlyEnabled(context, ad.adGroupId, null);
  return world.ads.insert({ ...ad, campaignId, review: 'PENDING', deleted: false }, by);
}

export function changeAd(
  context: AccountContext,
  id: number,
  change: Partial<Pick<Ad, 'name' | 'status'>>,
): Row<Ad> {
  const row = getLive(findAd(context, id), 'ad', id);
  if (change.status === 'ENABLED') checkOnlyEnabled(context, latest(row).adGroupId, id);
  return context.world.ads.change(id, change, context.by);
}

export function removeAd(context: AccountContext, id: number): void {
  getLive(findAd(context, id), 'ad', id);
  context.world.ads.change(id, { deleted: true }, context.by);
}
