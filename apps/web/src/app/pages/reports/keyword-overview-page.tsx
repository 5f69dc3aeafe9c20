import { lazy, Suspense } from 'react';
import type { TeamView } from '@tapwright/contracts/teams';
import { listAhead } from '../../../features/reports/lists/list-ahead.ts';
import { NamedReport } from '../../../features/reports/lists/named-report.tsx';
import { keywordList } from '../../../features/reports/lists/keyword-list.tsx';
import type { ReportProps } from '../../../features/reports/question/report-props.ts';
import { AcrossPage } from '../report-frame/across-page.tsx';
import { readAheadOf } from '../report-frame/read-ahead.ts';
import { useKeywordActions } from './use-keyword-actions.tsx';
import { later } from '@tapwright/ui/layout/later';

const KeywordUpload = later(async () => (await import('./keyword-upload.tsx')).KeywordUpload);
const NoRows = lazy(async () => ({
  default: (await import('../../../features/reports/rows/no-rows.tsx')).NoRows,
}));

export const readAhead = readAheadOf(listAhead('keyword', keywordList));

/** Every keyword in scope. */
export function KeywordOverviewPage() {
  return <AcrossPage of="keywords">{(team, parts) => <Keywords team={team} {...parts} />}</AcrossPage>;
}

function Keywords({ team, ...parts }: Omit<ReportProps, 'empty'> & { readonly team: TeamView }) {
  const { actions, dialog } = useKeywordActions(team);
  return (
    <NamedReport
      {...parts}
      of={keywordList}
      isTitled
      actions={actions}
      empty={
        <Suspense>
          <NoRows of="keywords" />
        </Suspense>
      }
    >
      <Suspense>
        <KeywordUpload team={team} />
      </Suspense>
      {dialog}
    </NamedReport>
  );
}
