import type { LogQuestion, LogScope } from './log-filter.ts';

export const operationLogKeys = {
  people: (teamId: number) => ['operationLog', 'people', teamId] as const,
  list: (scope: LogScope, question: LogQuestion) => ['operationLog', scope, question] as const,
};
