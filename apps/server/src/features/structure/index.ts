export { mountStructure } from './routes.ts';
