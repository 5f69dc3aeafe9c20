export { keywordLevel } from './keyword-level.ts';
export { mountKeywords } from './routes.ts';
