import { useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { rangeLockMs } from '@tapwright/contracts/limits';
import type { TeamView } from '@tapwright/contracts/teams';
import { listAhead } from '../../../features/reports/lists/list-ahead.ts';
import { NamedReport } from '../../../features/reports/lists/named-report.tsx';
import { ReportPath } from '../../../features/reports/objects/report-path.tsx';
import { campaignList } from '../../../features/reports/lists/campaign-list.tsx';
import { campaignGroupsQuery } from '../../../platform/calls/campaign-groups.ts';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { campaignObject } from './ad-objects.ts';
import { CreateLink } from './create-link.tsx';
import { readAheadOf } from '../report-frame/read-ahead.ts';
import { ReportPage } from '../report-frame/report-page.tsx';
import { useListActions } from './use-list-actions.tsx';
import { later } from '@tapwright/ui/layout/later';

/** Changed in place besides state and daily cap. */
const cells = ['totalBudget', 'cpaGoal', 'startTime', 'endTime'];

export const readAhead = readAheadOf(listAhead('campaign', campaignList));

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

const NoRows = lazy(async () => ({
  default: (await import('../../../features/reports/rows/no-rows.tsx')).NoRows,
}));

const TypeChoice = later(
  async () => (await import('../../../features/reports/columns/type-choice.tsx')).TypeChoice,
);

type Props = { readonly team: TeamView; readonly campaignGroupId: string | undefined };

function CampaignsOf({ team, campaignGroupId }: Props) {
  const { t } = useTranslation();
  const { data: groups } = useQuery(campaignGroupsQuery(team.teamId));
  const group = groups?.list.find((one) => String(one.campaignGroupId) === campaignGroupId);
  const place = { teamId: team.teamId, campaignGroupId };
  const actions = useListActions(team, campaignObject, cells);
  const { bulk } = actions;
  const withType: typeof bulk = (rows, tools) =>
    bulk?.(rows, {
      ...tools,
      children: <TypeChoice teamId={team.teamId} campaignIds={rows.map(({ campaignId }) => campaignId)} />,
    });
  return (
    <ReportPage
      team={team}
      place={place}
      list="campaign"
      lockMs={rangeLockMs.elsewhere}
      head={({ view }) =>
        campaignGroupId === undefined
          ? { title: t('pages.campaigns') }
          : { title: group?.name ?? t('pages.campaigns'), path: <ReportPath view={view} steps={[]} /> }
      }
    >
      {({ trend, ...parts }) => (
        <>
          {trend}
          <NamedReport
            of={campaignList}
            {...parts}
            place={place}
            actions={{ ...actions, bulk: bulk && withType }}
            isTitled
            empty={
              <Suspense>
                <NoRows of="campaigns">
                  <CreateLink team={team} />
                </NoRows>
              </Suspense>
            }
          />
        </>
      )}
    </ReportPage>
  );
}
