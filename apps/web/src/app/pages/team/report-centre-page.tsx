import { ReportCentre } from '../../../features/report-centre/components/report-centre.tsx';
import { useCurrentTeam } from '../../../platform/person/teams.ts';

export function ReportCentrePage() {
  const team = useCurrentTeam();
  // Another team is another page: nothing that was opened for one is sent to the other.
  return team === undefined ? null : <ReportCentre key={team.teamId} team={team} />;
}
