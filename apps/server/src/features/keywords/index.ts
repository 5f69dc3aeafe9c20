export { mountKeywords } from './routes.ts';
