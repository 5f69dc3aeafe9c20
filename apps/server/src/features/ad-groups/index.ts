export { mountAdGroupCalls } from './routes.ts';
