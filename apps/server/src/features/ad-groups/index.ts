export { adGroupLevel } from './ad-group-level.ts';
export { mountAdGroups } from './routes.ts';
