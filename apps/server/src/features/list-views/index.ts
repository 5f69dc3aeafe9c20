export { mountListViews } from './routes.ts';
