import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../../platform/person/session.ts';
import { teamsQuery, useCurrentTeam } from '../../platform/person/teams.ts';
import { personalSettings } from '../../platform/person/use-personal-setting.ts';

/**
 * Taken out of one team, a person goes on in the next with its currency; out of the last, in RMB with the sidebar folded.
 * Whoever is in none and comes into one, say by an invitation, begins in its currency.
 */
export function useTeamSettings() {
  const { data: teams } = useQuery(teamsQuery());
  const { teamId, currencyType } = useCurrentTeam() ?? {};
  const isStaff = useSession()?.user?.isStaff ?? false;
  const areKnown = teams !== undefined;
  const before = useRef(teamId);
  useEffect(() => {
    if (!areKnown) return;
    const { isTeamless, unit, sidebar } = personalSettings();
    const isAnother = before.current !== undefined && before.current !== teamId;
    before.current = teamId;
    if (currencyType !== undefined && isAnother) unit.set(currencyType);
    // Once: whoever then chooses otherwise has chosen. Staff work without a team.
    const hasNone = teamId === undefined && !isStaff;
    if (isTeamless.get() === hasNone) return;
    isTeamless.set(hasNone);
    sidebar.set(hasNone ? 'folded' : 'open');
    if (hasNone) unit.set('RMB');
    else if (currencyType !== undefined) unit.set(currencyType);
  }, [areKnown, teamId, currencyType, isStaff]);
}
