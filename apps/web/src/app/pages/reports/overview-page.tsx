import { Suspense } from 'react';
import { rangeLockMs } from '@tapwright/contracts/limits';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { soon } from '@tapwright/ui/layout/later';
import { ModeFilter } from '../../../features/reports/filters/mode-filter.tsx';
import { listAhead } from '../../../features/reports/lists/list-ahead.ts';
import { NamedReport } from '../../../features/reports/lists/named-report.tsx';
import { NoRows } from '../../../features/reports/rows/no-rows.tsx';
import { groupList } from '../../../features/reports/lists/group-list.tsx';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NothingAttached } from '../report-frame/nothing-attached.tsx';
import { CreateLink } from './create-link.tsx';
import { ReportPage } from '../report-frame/report-page.tsx';
import { readAheadOf } from '../report-frame/read-ahead.ts';

const FirstStepsLine = soon(
  async () => (await import('../../../features/teams/components/first-steps-line.tsx')).FirstStepsLine,
);

export const readAhead = readAheadOf(listAhead('campaignGroup', groupList));

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
      list="campaignGroup"
      chart="open"
      lockMs={rangeLockMs.overview}
      head={(state) => ({
        title: t('pages.overview'),
        details: <ModeFilter {...state} />,
        action: <CreateLink team={team} variant="filled" />,
      })}
    >
      {({ state, trend, foot, views }) => (
        <>
          {can(team.roleName, 'certificate.manage') ? (
            <Suspense>
              <FirstStepsLine teamId={team.teamId} />
            </Suspense>
          ) : null}
          {trend}
          <NamedReport
            of={groupList}
            state={state}
            place={place}
            foot={foot}
            views={views}
            empty={state.view.mode ? <NoRows of="groups" /> : <NothingAttached team={team} />}
          />
        </>
      )}
    </ReportPage>
  );
}
