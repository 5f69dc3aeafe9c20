import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ChangeSetView } from '@tapwright/contracts/change-sets';
import { CreationPage } from '../../features/creation/components/creation-page.tsx';
import type { StepName } from '../../features/creation/steps.ts';
import { followSet } from '../../features/changes/opened.ts';
import { useCurrentTeam } from '../../platform/teams.ts';

export const CreateTypePage = () => <CreatePage step="type" />;
export const CreateSeriesPage = () => <CreatePage step="series" />;
export const CreatePutPage = () => <CreatePage step="put" />;
/** An ad group and its keywords are made together, at one address. */
export function CreateGroupPage() {
  const { part } = useSearch({ strict: false });
  return <CreatePage step={part === 'keywords' ? 'keywords' : 'group'} />;
}

function CreatePage({ step }: { readonly step: StepName }) {
  const team = useCurrentTeam();
  const navigate = useNavigate();
  if (team === undefined) return null;
  const onSent = ({ changeSetId }: ChangeSetView) => {
    followSet({ teamId: team.teamId, changeSetId });
    void navigate({ to: '/ad/changes', search: ({ team: of }) => ({ team: of, set: String(changeSetId) }) });
  };
  const onLeave = () =>
    void navigate({ to: '/ad/overview/series-overview', search: ({ team: of }) => ({ team: of }) });
  return <CreationPage key={team.teamId} team={team} step={step} onSent={onSent} onLeave={onLeave} />;
}
