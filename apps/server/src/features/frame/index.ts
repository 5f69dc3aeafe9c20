export { mountFrameCalls } from './routes.ts';
export { version } from './version.ts';
