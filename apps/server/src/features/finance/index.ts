export { mountFinanceCalls } from './routes.ts';
