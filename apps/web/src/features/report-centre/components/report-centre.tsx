import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { TeamView } from '@tapwright/contracts/teams';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { Tabs } from '@tapwright/ui/layout/tabs';
import { focusPage } from '../../../platform/focus-page.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { reportsQuery } from '../api/reports.ts';
import { NewReportButton } from './new-report-button.tsx';
import { ReportList } from './report-list.tsx';
import classes from './report-centre.module.css';

const RunList = lazy(async () => ({ default: (await import('./run-list.tsx')).RunList }));
const ReportBuilder = lazy(async () => ({ default: (await import('./report-builder.tsx')).ReportBuilder }));

const tabs = ['reports', 'runs'] as const;

/** The saved reports and what was made of them; or one report, which the address names. */
export function ReportCentre({ team }: { readonly team: TeamView }) {
  const { t } = useTranslation(['reportCentre', 'frame']);
  const search = useSearch({ from: '/framed/report-centre' });
  const navigate = useNavigate();
  const { teamId } = team;
  const { data, error, refetch } = useQuery(reportsQuery(teamId));
  useFocusOnReport(search.report);
  const failed =
    error !== null && data === undefined ? (
      <ViewFailed title={t('failed')} text="" error={error} onTryAgain={() => void refetch()} />
    ) : null;
  if (search.report !== undefined) {
    const saved = data?.find(({ reportId }) => String(reportId) === search.report);
    if (search.report !== 'new' && data === undefined) return failed;
    return (
      <Suspense>
        <ReportBuilder key={search.report} team={team} saved={saved} />
      </Suspense>
    );
  }
  const linkedId = /^\d{1,15}$/.test(search.run ?? '') ? Number(search.run) : undefined;
  const tab = tabs.find((one) => one === search.tab) ?? 'reports';
  return (
    <>
      <PageHead title={t('frame:pages.reportCentre')} actions={<NewReportButton />} />
      <Tabs
        value={tab}
        onChange={(next) => {
          void navigate({ to: '/report-centre', search: { tab: next } });
        }}
        label={t('frame:pages.reportCentre')}
        tabs={tabs.map((one) => ({ value: one, label: t(`tabs.${one}`) }))}
        listClassName={classes.tabs}
      >
        {tab === 'reports' ? (failed ?? <ReportList team={team} reports={data} />) : null}
        <Suspense>
          {tab === 'runs' ? <RunList key={linkedId} teamId={teamId} linkedId={linkedId} /> : null}
        </Suspense>
      </Tabs>
    </>
  );
}

/** A report is a page of its own, though its address differs only by what is sought. A new one begins at its name. */
function useFocusOnReport(report: string | undefined) {
  const shown = useRef(report);
  useEffect(() => {
    if (shown.current === report) return;
    shown.current = report;
    if (report !== 'new') focusPage();
  }, [report]);
}
