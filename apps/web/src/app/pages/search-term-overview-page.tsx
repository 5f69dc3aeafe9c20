import { ListReport } from '../../features/reports/components/list-report.tsx';
import { NoRows } from '../../features/reports/components/no-rows.tsx';
import { searchTermList } from '../../features/reports/lists/search-term-list.tsx';
import { AcrossPage } from './across-page.tsx';

/** Every search in scope that showed an ad. */
export function SearchTermOverviewPage() {
  return (
    <AcrossPage of="searchTerms">
      {(_, parts) => (
        <ListReport {...parts} of={searchTermList} isTitled empty={<NoRows of="searchTerms" />} />
      )}
    </AcrossPage>
  );
}
