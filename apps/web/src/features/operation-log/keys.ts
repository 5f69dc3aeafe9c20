import type { LogQuestion, LogScope } from './log-filter.ts';

export const operationLogKeys = {
  list: (scope: LogScope, question: LogQuestion) => ['operationLog', scope, question] as const,
};
