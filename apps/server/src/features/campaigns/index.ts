export { mountCampaigns } from './routes.ts';
