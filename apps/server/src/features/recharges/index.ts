export { mountRecharges } from './routes.ts';
