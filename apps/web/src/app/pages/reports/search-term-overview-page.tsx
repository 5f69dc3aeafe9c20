import type { TeamView } from '@tapwright/contracts/teams';
import { listAhead } from '../../../features/reports/lists/list-ahead.ts';
import { ListReport } from '../../../features/reports/lists/list-report.tsx';
import { NoRows } from '../../../features/reports/rows/no-rows.tsx';
import { searchTermList } from '../../../features/reports/lists/search-term-list.tsx';
import type { ReportProps } from '../../../features/reports/question/report-props.ts';
import { AcrossPage } from '../report-frame/across-page.tsx';
import { useTermActions } from './use-term-actions.tsx';
import { readAheadOf } from '../report-frame/read-ahead.ts';

export const readAhead = readAheadOf(listAhead('searchTerm', searchTermList));

/** Every search in scope that showed an ad. */
export function SearchTermOverviewPage() {
  return <AcrossPage of="searchTerms">{(team, parts) => <SearchTerms team={team} {...parts} />}</AcrossPage>;
}

function SearchTerms({ team, ...parts }: Omit<ReportProps, 'empty'> & { readonly team: TeamView }) {
  const { actions, dialog } = useTermActions(team);
  return (
    <>
      <ListReport
        {...parts}
        of={searchTermList}
        isTitled
        actions={actions}
        empty={<NoRows of="searchTerms" />}
      />
      {dialog}
    </>
  );
}
