export { mountFrame } from './routes.ts';
export { version } from './version.ts';
