export { campaignLevel } from './campaign-level.ts';
export { countByAdAccount, countCampaigns } from './campaigns-store.ts';
export { mountCampaigns } from './routes.ts';
