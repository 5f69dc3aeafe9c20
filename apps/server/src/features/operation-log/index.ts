export { logOperation } from './log-operation.ts';
export { mountOperationLogCalls } from './routes.ts';
