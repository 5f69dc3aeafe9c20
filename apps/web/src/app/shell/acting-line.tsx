import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useCurrentTeam } from '../../platform/person/teams.ts';

const ActingBanner = lazy(async () => ({
  default: (await import('../../features/staff/components/acting-banner.tsx')).ActingBanner,
}));

/** On every page, to staff who act in the name of the team it shows. */
export function ActingLine() {
  const navigate = useNavigate();
  const team = useCurrentTeam();
  if (team?.actsUntil === undefined) return null;
  const { teamId, teamName, actsUntil } = team;
  const leave = () => void navigate({ to: '/staff', search: { section: 'teams', of: String(teamId) } });
  return (
    <Suspense>
      <ActingBanner teamId={teamId} teamName={teamName} until={actsUntil} onStopped={leave} />
    </Suspense>
  );
}
