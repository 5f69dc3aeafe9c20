export { mountStaff } from './routes.ts';
export { staffLeft } from './events.ts';
