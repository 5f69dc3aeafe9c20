import type { Ad, Campaign, Creative } from '../world/entities.ts';
import { creativeStatus } from '../world/status/creative-status.ts';
import { latest, type Row } from '../world/table.ts';
import type { Desk } from './desk.ts';
import { findAd, findAdGroup, findCreative, getLive, getParent } from './own-rows.ts';
import { refuseValue } from './refusal.ts';

export type NewAd = Pick<Ad, 'adGroupId' | 'creativeId' | 'name' | 'status'>;

function checkCreative({ world, now }: Desk, creative: Creative, campaign: Campaign): void {
  if (creative.adamId !== campaign.adamId)
    refuseValue('creativeId', 'The creative shows another app than the campaign.');
  if (creativeStatus(world, creative, now).systemStatus !== 'VALID')
    refuseValue('creativeId', 'The creative is not valid.');
  if (creative.type === 'DEFAULT_PRODUCT_PAGE' && campaign.placement === 'APPSTORE_SEARCH_RESULTS')
    refuseValue('creativeId', 'Search results show the default product page without an ad.');
}

function checkOnlyEnabled({ world }: Desk, adGroupId: number, id: number | null): void {
  const taken = world.ads
    .list(adGroupId)
    .some((row) => row.id !== id && !latest(row).deleted && latest(row).status === 'ENABLED');
  if (taken) refuseValue('status', 'Only one ad of an ad group can be enabled.');
}

export function createAd(desk: Desk, ad: NewAd): Row<Ad> {
  const { world, by } = desk;
  const { campaignId } = latest(getParent(findAdGroup(desk, ad.adGroupId), 'ad group', 'adGroupId'));
  const creative = latest(getParent(findCreative(desk, ad.creativeId), 'creative', 'creativeId'));
  checkCreative(desk, creative, latest(world.campaigns.get(campaignId)));
  if (ad.status === 'ENABLED') checkOnlyEnabled(desk, ad.adGroupId, null);
  return world.ads.insert({ ...ad, campaignId, review: 'PENDING', deleted: false }, by);
}

export function changeAd(desk: Desk, id: number, change: Partial<Pick<Ad, 'name' | 'status'>>): Row<Ad> {
  const row = getLive(findAd(desk, id), 'ad', id);
  if (change.status === 'ENABLED') checkOnlyEnabled(desk, latest(row).adGroupId, id);
  return desk.world.ads.change(id, change, desk.by);
}

export function removeAd(desk: Desk, id: number): void {
  getLive(findAd(desk, id), 'ad', id);
  desk.world.ads.change(id, { deleted: true }, desk.by);
}
