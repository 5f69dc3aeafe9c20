export { mountCampaignCalls } from './routes.ts';
