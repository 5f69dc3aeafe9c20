export { listCampaignGroups } from './campaign-groups-store.ts';
export { detachGroups } from './detach-groups.ts';
export { openAppleAds } from './open-apple-ads.ts';
export { mountCampaignGroupCalls } from './routes.ts';
