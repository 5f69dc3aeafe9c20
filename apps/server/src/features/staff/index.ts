export { mountStaffCalls } from './routes.ts';
