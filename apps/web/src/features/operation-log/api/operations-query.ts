import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findOwnOperations, findTeamOperations } from '@tapwright/contracts/operation-log';
import type { DayRange } from '@tapwright/domain/ranges';
import { call } from '../../../platform/call.ts';
import { type LogFilter, momentsOf } from '../log-filter.ts';

/** Whose rows: a whole team's, for its owner; one's own in a team; or, without one, those of one's account. */
export type LogScope = { of: 'team'; teamId: number } | { of: 'me'; teamId?: number };

export type LogQuestion = Pick<LogFilter, 'type' | 'pageNum' | 'pageSize'> & { days: DayRange; zone: string };

export function operationsQuery(scope: LogScope, { days, zone, ...page }: LogQuestion) {
  return queryOptions({
    queryKey: ['operationLog', scope, page, days, zone],
    queryFn: ({ signal }) => {
      const asked = { ...page, ...momentsOf(days, zone) };
      return scope.of === 'team'
        ? call(findTeamOperations, { query: { ...asked, teamId: scope.teamId }, signal })
        : call(findOwnOperations, { query: { ...asked, teamId: scope.teamId ?? 0 }, signal });
    },
    placeholderData: keepPreviousData,
  });
}
