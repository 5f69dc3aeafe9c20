export { adAccountsAttached } from './events.ts';
export { listAttachedZones } from './campaign-groups-store.ts';
export { detachTeamGroups } from './detach-groups.ts';
export { type AdScope, findScope } from './find-scope.ts';
export { holdAttached, isDetached } from './hold-attached.ts';
export { openAppleAds } from './open-apple-ads.ts';
export { mountCampaignGroups } from './routes.ts';
export { tellOfRemoval } from './tell-of-removal.ts';
