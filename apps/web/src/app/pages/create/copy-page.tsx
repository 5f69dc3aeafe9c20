import { useNavigate, useSearch } from '@tanstack/react-router';
import { chosenDraft, followSet, openedDraft } from '../../../features/changes/opened.ts';
import { CopyPage } from '../../../features/creation/copy/copy-page.tsx';
import { useCurrentTeam } from '../../../platform/person/teams.ts';

export function CopyCampaignPage() {
  const team = useCurrentTeam();
  const navigate = useNavigate();
  const { campaign, adGroup } = useSearch({ from: '/framed/ad/create/copy' });
  if (team === undefined) return null;
  const { teamId } = team;
  return (
    <CopyPage
      key={`${teamId} ${campaign ?? ''} ${adGroup ?? ''}`}
      teamId={teamId}
      campaignId={campaign}
      adGroupId={adGroup}
      onSent={({ changeSetId }) => {
        followSet({ teamId, changeSetId });
        void navigate({
          to: '/ad/changes',
          search: ({ team: of }) => ({ team: of, set: String(changeSetId) }),
        });
      }}
      onGathered={({ changeSetId }) => {
        chosenDraft.set(changeSetId);
        openedDraft.set(changeSetId);
      }}
      onLeave={() =>
        void navigate({ to: '/ad/overview/series-overview', search: ({ team: of }) => ({ team: of }) })
      }
    />
  );
}
