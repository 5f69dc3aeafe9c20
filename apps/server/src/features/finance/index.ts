export { mountFinance } from './routes.ts';
