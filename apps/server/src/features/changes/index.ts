export { pauseCampaigns } from './committing/pause-campaigns.ts';
export { mountChanges } from './routes.ts';
