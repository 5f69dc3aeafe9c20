import { useRouter } from '@tanstack/react-router';
import type { TeamView } from '@tapwright/contracts/teams';
import { personalSettings } from '../platform/person/use-personal-setting.ts';
import { useCurrentTeam } from '../platform/person/teams.ts';
import { landingOf } from './decide-route.ts';

/** The address leads: it names the team, and everything else follows it. */
export function useSwitchTeam() {
  const router = useRouter();
  const current = useCurrentTeam();
  return ({ teamId, roleName, currencyType }: Pick<TeamView, 'teamId' | 'roleName' | 'currencyType'>) => {
    if (teamId === current?.teamId) return;
    personalSettings().unit.set(currencyType);
    const landing = landingOf(
      {
        signedIn: true,
        isStaff: false,
        chatAppStandIn: false,
        closed: false,
        team: { teamId, role: roleName },
      },
      router.options.context.rows,
    );
    void router.navigate({ href: `${landing}${landing.includes('?') ? '&' : '?'}team=${teamId}` });
  };
}
