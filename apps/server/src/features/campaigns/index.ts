export { campaignLevel } from './campaign-level.ts';
export { countByAdAccount } from './campaigns-store.ts';
export { mountCampaigns } from './routes.ts';
