import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  findOperationPeople,
  findOwnOperations,
  findTeamOperations,
} from '@tapwright/contracts/operation-log';
import type { Language } from '@tapwright/i18n/languages';
import { call } from '../../../platform/calls/call.ts';
import { operationLogKeys } from '../keys.ts';
import { momentsOf } from '../../../platform/fields/period.ts';
import type { LogQuestion, LogScope } from '../log-filter.ts';

export function operationsQuery(scope: LogScope, question: LogQuestion, language: Language) {
  const { days, zone, userId, ...page } = question;
  return queryOptions({
    queryKey: operationLogKeys.list(scope, question, language),
    queryFn: ({ signal }) => {
      const query = { ...page, ...momentsOf(days, zone) };
      return scope.of === 'team'
        ? call(findTeamOperations, { query: { ...query, teamId: scope.teamId, userId }, signal })
        : call(findOwnOperations, { query: { ...query, teamId: scope.teamId ?? 0 }, signal });
    },
    placeholderData: keepPreviousData,
  });
}

/** Who left a team stays in its log. */
export const operationPeopleQuery = (teamId: number) =>
  queryOptions({
    queryKey: operationLogKeys.people(teamId),
    queryFn: ({ signal }) => call(findOperationPeople, { query: { teamId }, signal }),
  });
