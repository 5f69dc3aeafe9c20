import { downloadSearchTermCsv } from '@tapwright/contracts/reports';
import { searchTermsQuery } from '../api/report-queries.ts';
import { HiddenTerms } from '../components/hidden-terms.tsx';
import type { SearchTermList, SearchTermRow } from '../report-types.ts';
import { fewerMeasures, measureColumns } from '../standard-columns.tsx';
import { nameMatch, wordColumn } from '../state-columns.tsx';
import type { ListKind } from './list-kind.ts';
import { nameColumn } from './name-column.tsx';

/** What people searched for; what Apple keeps to itself stands as one row under all the pages. */
export const searchTermList: ListKind<SearchTermRow, SearchTermList> = {
  title: 'searchTerms',
  ask: searchTermsQuery,
  filePath: downloadSearchTermCsv.path,
  isOnlyAccountZone: true,
  firstColumns: ['keyword', 'match', ...fewerMeasures],
  offers: { status: false, match: true },
  keyOf: ({ term, keywordId, source }) => `${term} ${keywordId ?? source ?? ''}`,
  makeColumns: (writing, view, data) => {
    const { t } = writing;
    return [
      nameColumn(writing, t('overview:heads.searchTerm'), ({ term }) => term),
      wordColumn(
        'keyword',
        t('overview:heads.foundBy'),
        156,
        ({ keyword, source }) =>
          keyword ?? t(source === 'AUTO' ? 'overview:searchMatch' : 'overview:several'),
      ),
      wordColumn('match', t('overview:heads.match'), 92, ({ matchType }) => nameMatch(writing, matchType)),
      ...measureColumns<SearchTermRow>(writing, data, view.compare !== 'off'),
    ];
  },
  below: ({ hidden }, writing) => (hidden ? <HiddenTerms row={hidden} writing={writing} /> : null),
};
