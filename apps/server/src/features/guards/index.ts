export { mountGuards } from './mount-guards.ts';
