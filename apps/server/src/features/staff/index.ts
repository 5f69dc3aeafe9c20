export { mountStaff } from './routes.ts';
export { staffLeft } from './events.ts';
export { endEntry } from './teams/end-entry.ts';
