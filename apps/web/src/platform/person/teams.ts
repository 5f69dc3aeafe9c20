import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { TeamView } from '@tapwright/contracts/teams';
import { everyTab, thisTab } from '../browser.ts';
import { call } from '../calls/call.ts';
import { chooseTeam, isOpenTeam } from './choose-team.ts';
import { findTeamOf, ownTeamsKeys } from '../keys.ts';
import { session } from './session.ts';
import { storedValue } from './stored-value.ts';

/** Read before the first page that needs it, and again whenever the server says that access has changed. */
export function teamsQuery() {
  return queryOptions({
    queryKey: ownTeamsKeys.ofUser(session.get()?.user?.userId),
    // Whoever is not signed in yet needs none of it.
    queryFn: async ({ signal }) => call((await import('@tapwright/contracts/teams')).findTeams, { signal }),
    staleTime: 60_000,
  });
}

/** Each tab keeps its own, so that two tabs can never spend each other's money. */
const teamOfTab = storedValue(thisTab, 'tapwright.team', z.nullable(z.int()), null);

/** By person, the team to begin with at the next sign-in. */
const lastTeams = storedValue(everyTab, 'tapwright.lastTeams', z.record(z.string(), z.int()), {});
const whoseTeam = () => String(session.get()?.user?.userId);
const findLastTeam = () => lastTeams.get()[whoseTeam()];

/** Since this page was loaded. */
let entered: number | null = null;

/** `wanted`: as an address names it. `kept`: the one to stay in where the person is disabled in it. */
export function findCurrentTeam(
  queryClient: QueryClient,
  wanted?: number,
  kept = entered,
): TeamView | undefined {
  if (session.get() === null) return undefined;
  const teams = queryClient.getQueryData(teamsQuery().queryKey) ?? [];
  return chooseTeam(teams, [wanted, teamOfTab.get(), findLastTeam()], kept);
}

/** For this tab, and as the one to begin with next time. */
export function setCurrentTeam(teamId: number | null) {
  entered = teamId;
  if (teamOfTab.get() !== teamId) teamOfTab.set(teamId);
  if (teamId !== null && teamId !== findLastTeam())
    lastTeams.set({ ...lastTeams.get(), [whoseTeam()]: teamId });
}

export const followTeamOfTab = teamOfTab.subscribe;

/** Of the person who is signed in, in this tab. Undefined: in no team, or disabled in all. */
export function useCurrentTeam(): TeamView | undefined {
  const wanted = useSyncExternalStore(teamOfTab.subscribe, teamOfTab.get);
  const { data: teams = [] } = useQuery(teamsQuery());
  return chooseTeam(teams, [wanted, findLastTeam()], entered);
}

/**
 * Whoever is in other teams now, or has another role: the list of teams comes first, because what belongs to a team
 * that is no longer theirs would only be refused.
 */
export async function refreshAccess(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ownTeamsKeys.all });
  const teams = queryClient.getQueryData(teamsQuery().queryKey) ?? [];
  const open = teams.filter(isOpenTeam).map(({ teamId }) => teamId);
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => {
      const teamId = findTeamOf(queryKey);
      return queryKey[0] !== ownTeamsKeys.all[0] && (teamId === undefined || open.includes(teamId));
    },
  });
}
