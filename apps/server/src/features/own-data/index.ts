export { mountOwnData } from './routes.ts';
