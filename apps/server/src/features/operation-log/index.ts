export { logOperation } from './log-operation.ts';
