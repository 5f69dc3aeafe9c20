import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { CreationPage, type OpenedStep } from '../../../features/creation/components/creation-page.tsx';
import type { StepName } from '../../../features/creation/steps/steps.ts';
import { followSet } from '../../../features/changes/opened.ts';
import { useCurrentTeam } from '../../../platform/person/teams.ts';

type Props = { readonly step: StepName; readonly children: (opened: OpenedStep) => ReactNode };

/** Each step is a page of its own, so that none loads the others'. */
export function CreatePage({ step, children }: Props) {
  const team = useCurrentTeam();
  const navigate = useNavigate();
  if (team === undefined) return null;
  const onSent = ({ changeSetId }: ChangeSetView) => {
    followSet({ teamId: team.teamId, changeSetId });
    void navigate({ to: '/ad/changes', search: ({ team: of }) => ({ team: of, set: String(changeSetId) }) });
  };
  const onLeave = () =>
    void navigate({ to: '/ad/overview/series-overview', search: ({ team: of }) => ({ team: of }) });
  return (
    <CreationPage key={team.teamId} team={team} step={step} onSent={onSent} onLeave={onLeave}>
      {children}
    </CreationPage>
  );
}
