import { useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { rangeLockMs } from '@tapwright/contracts/limits';
import type { TeamView } from '@tapwright/contracts/teams';
import { campaignGroupsQuery } from '../../features/campaign-groups/api/campaign-groups.ts';
import { AudienceReport } from '../../features/reports/components/audience-report.tsx';
import { CampaignReport } from '../../features/reports/components/campaign-report.tsx';
import { NoRows } from '../../features/reports/components/no-rows.tsx';
import { ReportPath } from '../../features/reports/components/report-path.tsx';
import { RowsBy } from '../../features/reports/components/rows-by.tsx';
import { useCurrentTeam } from '../../platform/teams.ts';
import { ReportPage } from './report-page.tsx';

/** Campaigns, of the team or of one campaign group. */
export function SeriesOverviewPage() {
  const team = useCurrentTeam();
  const { campaignGroupId } = useSearch({ from: '/framed/ad/overview/series-overview' });
  if (team === undefined) return null;
  return (
    <CampaignsOf
      key={`${team.teamId} ${campaignGroupId ?? ''}`}
      team={team}
      campaignGroupId={campaignGroupId}
    />
  );
}

type Props = { readonly team: TeamView; readonly campaignGroupId: string | undefined };

function CampaignsOf({ team, campaignGroupId }: Props) {
  const { t } = useTranslation();
  const { data: groups } = useQuery(campaignGroupsQuery(team.teamId));
  const group = groups?.list.find((one) => String(one.campaignGroupId) === campaignGroupId);
  const place = { teamId: team.teamId, campaignGroupId };
  return (
    <ReportPage
      team={team}
      place={place}
      lockMs={rangeLockMs.elsewhere}
      head={({ view }) =>
        campaignGroupId === undefined
          ? { title: t('pages.campaigns') }
          : { title: group?.name ?? t('pages.campaigns'), path: <ReportPath view={view} steps={[]} /> }
      }
    >
      {({ state, trend, foot }) => {
        const by = <RowsBy state={state} withNames />;
        const props = { state, place, foot };
        return (
          <>
            {trend}
            {state.view.by ? (
              <AudienceReport {...props} by={state.view.by} empty={<NoRows of="audience" />}>
                {by}
              </AudienceReport>
            ) : (
              <CampaignReport {...props} empty={<NoRows of="campaigns" />}>
                {by}
              </CampaignReport>
            )}
          </>
        );
      }}
    </ReportPage>
  );
}
