export { mountNewsCalls } from './routes.ts';
