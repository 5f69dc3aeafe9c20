export { adAccountsAttached } from './events.ts';
export { listAttachedZones } from './groups/campaign-groups-store.ts';
export { detachTeamGroups } from './groups/detach-groups.ts';
export { type AdScope, findScope } from './scope/find-scope.ts';
export { lockAttached, isDetached } from './groups/lock-attached.ts';
export { openAppleAds } from './apple/open-apple-ads.ts';
export { mountCampaignGroups } from './routes.ts';
export { listConcerned } from './scope/concerned-store.ts';
export { announceRemoval } from './scope/announce-removal.ts';
