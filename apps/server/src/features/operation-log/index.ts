export { logOperation, type Operation } from './log-operation.ts';
export { mountOperationLogCalls } from './routes.ts';
