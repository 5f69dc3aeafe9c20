import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { syncAgeQuery } from '../../features/apple-sync/api/sync-queries.ts';
import { useCurrentTeam } from '../../platform/teams.ts';

const SyncBanner = lazy(async () => ({
  default: (await import('../../features/apple-sync/components/sync-banner.tsx')).SyncBanner,
}));

/** On every page of a team, to whoever may see its measures: that they are old, and why. */
export function StaleLine() {
  const team = useCurrentTeam();
  if (team === undefined || team.roleUserStatus === 1 || !can(team.roleName, 'ads.see')) return null;
  return <StaleLineOf key={team.teamId} team={team} />;
}

function StaleLineOf({ team: { teamId, roleName } }: { readonly team: TeamView }) {
  const { data = [], dataUpdatedAt } = useQuery(syncAgeQuery(teamId));
  if (!data.some(({ isStale }) => isStale)) return null;
  const now = new Date(dataUpdatedAt);
  return (
    <Suspense>
      <SyncBanner teamId={teamId} states={data} now={now} mayMend={can(roleName, 'certificate.manage')} />
    </Suspense>
  );
}
