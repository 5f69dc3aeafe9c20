import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { syncAgeQuery } from '../../features/apple-sync/api/sync-queries.ts';
import { useCurrentTeam } from '../../platform/person/teams.ts';

const SyncBanner = lazy(async () => ({
  default: (await import('../../features/apple-sync/components/sync-banner.tsx')).SyncBanner,
}));

const FirstReading = lazy(async () => ({
  default: (await import('../../features/apple-sync/components/first-reading.tsx')).FirstReading,
}));

/** On every page of a team, to whoever may see its measures: that they are old or not whole yet, and why. */
export function StaleLine() {
  const team = useCurrentTeam();
  if (team === undefined || !can(team.roleName, 'ads.see')) return null;
  return <StaleLineOf key={team.teamId} team={team} />;
}

function StaleLineOf({ team: { teamId, roleName } }: { readonly team: TeamView }) {
  const { data = [], dataUpdatedAt } = useQuery(syncAgeQuery(teamId));
  const isOld = data.some(({ isStale }) => isStale);
  const unread = data.filter(({ readAt }) => readAt === null);
  const now = new Date(dataUpdatedAt);
  return (
    <Suspense>
      {isOld ? (
        <SyncBanner teamId={teamId} states={data} now={now} mayMend={can(roleName, 'certificate.manage')} />
      ) : null}
      {unread.length > 0 && !isOld ? <FirstReading states={unread} /> : null}
    </Suspense>
  );
}
