import { FinanceView } from '../../features/finance/components/finance-view.tsx';
import { useCurrentTeam } from '../../platform/teams.ts';

export function FinancePage() {
  const team = useCurrentTeam();
  // Another team is another page.
  return team === undefined ? null : <FinanceView key={team.teamId} teamId={team.teamId} />;
}
