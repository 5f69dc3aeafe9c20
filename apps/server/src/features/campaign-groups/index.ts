export { adAccountsAttached } from './events.ts';
export { listAttachedZones } from './campaign-groups-store.ts';
export { detachTeamGroups } from './detach-groups.ts';
export { type AdScope, findScope } from './find-scope.ts';
export { lockAttached, isDetached } from './lock-attached.ts';
export { openAppleAds } from './open-apple-ads.ts';
export { mountCampaignGroups } from './routes.ts';
export { announceRemoval } from './announce-removal.ts';
