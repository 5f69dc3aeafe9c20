import { useNavigate, useSearch } from '@tanstack/react-router';
import { followSet } from '../../../features/changes/opened.ts';
import { useReadChanges } from '../../../features/changes/use-read-changes.ts';
import { StructurePage } from '../../../features/structure/components/structure-page.tsx';
import { useCurrentTeam } from '../../../platform/person/teams.ts';

/** What the campaigns of an app were made to be, and how they differ from it. */
export function StructureRoute() {
  const team = useCurrentTeam();
  const { app } = useSearch({ from: '/framed/tool/structure' });
  const navigate = useNavigate();
  const readChanges = useReadChanges();
  if (team === undefined) return null;
  const { teamId } = team;
  return (
    <StructurePage
      key={teamId}
      teamId={teamId}
      adamId={app}
      onApp={(adamId) => void navigate({ to: '/tool/structure', search: { app: adamId } })}
      onSent={(set) => {
        followSet(set);
        void readChanges(teamId);
      }}
    />
  );
}
