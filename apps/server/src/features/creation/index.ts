export { mountCreation } from './routes.ts';
