import type { QueryClient } from '@tanstack/react-query';
import { session } from '../platform/person/session.ts';
import { findCurrentTeam, setCurrentTeam, teamsQuery } from '../platform/person/teams.ts';

/** Before any page: which teams, and which of them this tab works in. */
export async function prepareVisitor(
  queryClient: QueryClient,
  wantedTeam: string | undefined,
): Promise<void> {
  if (session.get() === null) return;
  await queryClient.ensureQueryData(teamsQuery());
  const wanted = Number(wantedTeam);
  const current = findCurrentTeam(queryClient, Number.isInteger(wanted) ? wanted : undefined, null);
  setCurrentTeam(current?.teamId ?? null);
}
