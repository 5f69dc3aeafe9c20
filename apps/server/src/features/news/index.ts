export { mountNews } from './routes.ts';
