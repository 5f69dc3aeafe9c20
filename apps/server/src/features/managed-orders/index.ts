export { mountManagedOrders } from './routes.ts';
export { proposalsOver } from './events.ts';
export { followDecision, followProposal, followSettling } from './following/follow-changes.ts';
