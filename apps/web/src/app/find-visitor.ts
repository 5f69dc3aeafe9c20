import type { QueryClient } from '@tanstack/react-query';
import { frameSettingsQuery } from '../platform/calls/frame-settings.ts';
import { session } from '../platform/person/session.ts';
import { findCurrentTeam } from '../platform/person/teams.ts';
import type { Visitor } from './decide-route.ts';

/** Who is in front of the screen, as far as is known without asking. */
export function findVisitor(queryClient: QueryClient): Visitor {
  const current = session.get();
  const team = findCurrentTeam(queryClient);
  const settings = queryClient.getQueryData(frameSettingsQuery.queryKey);
  return {
    signedIn: current !== null,
    isStaff: current?.user?.isStaff ?? false,
    team: team && { teamId: team.teamId, role: team.roleName },
    chatAppStandIn: settings?.chatAppStandIn ?? false,
    closed: settings?.closed ?? false,
  };
}
