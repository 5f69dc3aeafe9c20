export { mountNegativeLists } from './routes.ts';
