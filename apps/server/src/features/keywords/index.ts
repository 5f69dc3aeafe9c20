export { mountKeywordCalls } from './routes.ts';
