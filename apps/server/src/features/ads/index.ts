export { adLevel } from './ad-level.ts';
