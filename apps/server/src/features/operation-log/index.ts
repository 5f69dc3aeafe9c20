export { logOperation, type Operation } from './log-operation.ts';
export { mountOperationLog } from './routes.ts';
