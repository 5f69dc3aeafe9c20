import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { TeamView } from '@tapwright/contracts/teams';
import { certificateKeys } from '../features/certificates/keys.ts';
import { financeKeys } from '../features/finance/keys.ts';
import { teamKeys } from '../features/teams/keys.ts';
import { frameKeys } from '../platform/keys.ts';
import { refreshAccess, teamsQuery } from '../platform/person/teams.ts';

test('after a change of access no call goes to a team that is no longer theirs', async () => {
  const queryClient = new QueryClient();
  const team = { teamId: 1, roleUserStatus: 0 } as TeamView;
  queryClient.setQueryData(teamsQuery().queryKey, [team, { ...team, teamId: 2, roleUserStatus: 1 }]);
  const range = { from: '2026-10-01', to: '2026-10-31' } as const;
  const keysOf = (teamId: number) => [
    teamKeys.members(teamId),
    certificateKeys.list(teamId),
    financeKeys.monthlySpend(teamId, range, 'USD'),
  ];
  for (const queryKey of [...keysOf(1), ...keysOf(2), ...keysOf(3), frameKeys.settings])
    queryClient.setQueryData(queryKey, 'read before');

  await refreshAccess(queryClient);

  const isOld = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated;
  expect([...keysOf(1), frameKeys.settings].map(isOld)).toEqual([true, true, true, true]);
  expect([...keysOf(2), ...keysOf(3)].map(isOld)).toEqual([false, false, false, false, false, false]);
});
