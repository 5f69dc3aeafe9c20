export { mountAdGroups } from './routes.ts';
