import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { useListLayout } from '../../../features/list-views/use-list-layout.ts';
import { NegativeReport } from '../../../features/reports/lists/negative-report.tsx';
import { NoRows } from '../../../features/reports/rows/no-rows.tsx';
import { useCampaign } from '../../../features/reports/objects/use-campaign.ts';
import { useReportView } from '../../../features/reports/question/use-report-view.ts';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { negativeObject } from './ad-objects.ts';
import { ListViews } from '../report-frame/list-views.tsx';
import { ScopeChip } from '../report-frame/scope-chip.tsx';
import { useListActions } from './use-list-actions.tsx';
import { useReportContext } from '../report-frame/use-report-context.ts';

const NewNegatives = lazy(async () => ({ default: (await import('./new-negatives.tsx')).NewNegatives }));
const NothingAttached = lazy(async () => ({
  default: (await import('../report-frame/nothing-attached.tsx')).NothingAttached,
}));

/** Every negative keyword in scope. They have no figures, so no days are chosen. */
export function NegativeOverviewPage() {
  const team = useCurrentTeam();
  return team === undefined ? null : <Negatives key={team.teamId} team={team} />;
}

function Negatives({ team }: { readonly team: TeamView }) {
  const { t } = useTranslation();
  const { campaignGroupId, campaignId } = useSearch({ from: '/framed/ad/overview/negative-overview' });
  const context = useReportContext(team);
  const list = 'negativeKeyword';
  const arrangement = useListLayout(team.teamId, list, can(team.roleName, 'view.use'));
  const state = useReportView(context.now, (zone) => context.findClock(zone, campaignGroupId), arrangement);
  const actions = useListActions(team, negativeObject);
  const isEmpty = context.groups.data?.total === 0;
  const campaign = useCampaign(team.teamId, campaignId);
  return (
    <>
      <PageHead title={t('pages.negatives')}>
        <ScopeChip team={team} />
      </PageHead>
      {isEmpty ? (
        <Suspense>
          <NothingAttached team={team} />
        </Suspense>
      ) : (
        <NegativeReport
          state={state}
          place={{ teamId: team.teamId, campaignGroupId, campaignId }}
          actions={actions}
          views={<ListViews team={team} list={list} view={state.view} />}
          empty={<NoRows of="negatives" />}
        >
          {campaignId !== undefined && campaign === undefined ? null : (
            <Suspense>
              <NewNegatives
                team={team}
                inside={
                  campaign && {
                    campaignId: campaign.campaignId,
                    names: [campaign.campaignGroupName, campaign.name],
                  }
                }
              />
            </Suspense>
          )}
        </NegativeReport>
      )}
    </>
  );
}
