import { useTranslation } from 'react-i18next';
import { rangeLockMs } from '@tapwright/contracts/limits';
import type { TeamView } from '@tapwright/contracts/teams';
import { AudienceReport } from '../../features/reports/components/audience-report.tsx';
import { GroupReport } from '../../features/reports/components/group-report.tsx';
import { ModeFilter } from '../../features/reports/components/mode-filter.tsx';
import { NoRows } from '../../features/reports/components/no-rows.tsx';
import { RowsBy } from '../../features/reports/components/rows-by.tsx';
import { useCurrentTeam } from '../../platform/teams.ts';
import { NothingAttached } from './nothing-attached.tsx';
import { ReportPage } from './report-page.tsx';

/** The team at a glance. */
export function OverviewPage() {
  const team = useCurrentTeam();
  return team === undefined ? null : <OverviewOf key={team.teamId} team={team} />;
}

function OverviewOf({ team }: { readonly team: TeamView }) {
  const { t } = useTranslation();
  const place = { teamId: team.teamId };
  return (
    <ReportPage
      team={team}
      place={place}
      lockMs={rangeLockMs.overview}
      head={(state) => ({ title: t('pages.overview'), beside: <ModeFilter {...state} /> })}
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
              <GroupReport
                {...props}
                empty={state.view.mode ? <NoRows of="groups" /> : <NothingAttached team={team} />}
              >
                {by}
              </GroupReport>
            )}
          </>
        );
      }}
    </ReportPage>
  );
}
