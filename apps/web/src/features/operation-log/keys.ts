import type { Language } from '@tapwright/i18n/languages';
import type { LogQuestion, LogScope } from './log-filter.ts';

export const operationLogKeys = {
  people: (teamId: number) => ['operationLog', 'people', teamId] as const,
  /** The server writes what was done, in the language of whoever asks. */
  list: (scope: LogScope, question: LogQuestion, language: Language) =>
    ['operationLog', scope, question, language] as const,
};
