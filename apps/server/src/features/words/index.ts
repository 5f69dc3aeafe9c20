export { mountWords } from './routes.ts';
