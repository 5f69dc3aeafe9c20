import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { rangeLockMs } from '@tapwright/contracts/limits';
import type { TeamView } from '@tapwright/contracts/teams';
import { listAhead } from '../../../features/reports/lists/list-ahead.ts';
import { NamedReport } from '../../../features/reports/lists/named-report.tsx';
import { ReportPath } from '../../../features/reports/objects/report-path.tsx';
import type { Place } from '../../../features/reports/question/prepare-question.ts';
import { useCampaign } from '../../../features/reports/objects/use-campaign.ts';
import { adGroupList } from '../../../features/reports/lists/ad-group-list.tsx';
import { useNoteVisit } from '../../../platform/person/recent-places.ts';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { adGroupObject } from './ad-objects.ts';
import { readAheadOf } from '../report-frame/read-ahead.ts';
import { ReportPage } from '../report-frame/report-page.tsx';
import { useListActions } from './use-list-actions.tsx';
import { later } from '@tapwright/ui/layout/later';

const NoRows = lazy(async () => ({
  default: (await import('../../../features/reports/rows/no-rows.tsx')).NoRows,
}));
const CampaignDetails = later(async () => (await import('./campaign-details.tsx')).CampaignDetails);
const CreateLink = later(async () => (await import('./create-link.tsx')).CreateLink);
const AdGroupPage = later(async () => (await import('./ad-group-page.tsx')).AdGroupPage);

/** Changed in place besides state and bid. */
const cells = ['cpaGoal', 'startTime', 'endTime'];

export const readAhead = readAheadOf(listAhead('adGroup', adGroupList));

/** Ad groups, of the team or of one campaign; and each of them from inside. */
export function GroupOverviewPage() {
  const team = useCurrentTeam();
  const { campaignGroupId, campaignId, adGroupId } = useSearch({
    from: '/framed/ad/overview/group-overview',
  });
  if (team === undefined) return null;
  return adGroupId === undefined ? (
    <AdGroupsOf
      key={`${team.teamId} ${campaignId ?? ''}`}
      team={team}
      place={{ teamId: team.teamId, campaignGroupId, campaignId }}
    />
  ) : (
    <Suspense>
      <AdGroupPage key={`${team.teamId} ${adGroupId}`} team={team} adGroupId={adGroupId} />
    </Suspense>
  );
}

type Props = { readonly team: TeamView; readonly place: Place };

function AdGroupsOf({ team, place }: Props) {
  const { t } = useTranslation();
  const campaign = useCampaign(team.teamId, place.campaignId);
  const actions = useListActions(team, adGroupObject, cells);
  useNoteVisit(
    campaign && {
      teamId: team.teamId,
      name: campaign.name,
      campaignGroupId: String(campaign.campaignGroupId),
      campaignId: campaign.campaignId,
    },
  );
  return (
    <ReportPage
      team={team}
      place={place}
      list="adGroup"
      lockMs={rangeLockMs.elsewhere}
      head={({ view }) => {
        if (campaign === undefined) return { title: t('pages.adGroups') };
        const { campaignGroupName: name, campaignGroupId } = campaign;
        return {
          title: campaign.name,
          path: <ReportPath view={view} steps={[{ name, target: { campaignGroupId } }]} />,
          details: (
            <Suspense>
              <CampaignDetails team={team} campaign={campaign} />
            </Suspense>
          ),
        };
      }}
    >
      {({ trend, ...parts }) => (
        <>
          {trend}
          <NamedReport
            of={adGroupList}
            {...parts}
            place={place}
            actions={actions}
            isTitled
            empty={
              <Suspense>
                <NoRows of={place.campaignId === undefined ? 'noCampaign' : 'adGroups'}>
                  {place.campaignId === undefined ? <CreateLink team={team} /> : null}
                </NoRows>
              </Suspense>
            }
          />
        </>
      )}
    </ReportPage>
  );
}
