import { downloadSearchTermCsv } from '@tapwright/contracts/reports';
import { searchTermsQuery } from '../api/report-queries.ts';
import { HiddenTerms } from '../components/hidden-terms.tsx';
import type { SearchTermList, SearchTermRow } from '../report-types.ts';
import { fewerMeasures, measureColumns } from '../standard-columns.tsx';
import { settingColumns } from '../state-columns.tsx';
import { columnSets } from '../column-sets.ts';
import type { ListKind } from './list-kind.ts';
import { inAdGroup } from './in-ad-group.tsx';
import { nameColumn } from './name-column.tsx';

/** What people searched for; what Apple keeps to itself stands as one row under all the pages. */
export const searchTermList: ListKind<SearchTermRow, SearchTermList> = {
  level: 'searchTerm',
  ask: searchTermsQuery,
  filePath: downloadSearchTermCsv.path,
  isOnlyAccountZone: true,
  sets: columnSets('searchTerm', ['source', 'matchType', 'termState', 'termStateOf', ...fewerMeasures]),
  offers: ['termState', 'matchType', 'source'],
  keyOf: ({ adGroupId, term, keywordId, source }) => `${adGroupId} ${term} ${keywordId ?? source ?? ''}`,
  makeColumns: (writing, view, data, place) => {
    const { t } = writing;
    return [
      inAdGroup(
        nameColumn<SearchTermRow>(writing, t('adWords:columns.searchTerm'), ({ term }) => term),
        place,
      ),
      ...settingColumns<SearchTermRow>('searchTerm', writing, {
        source: ({ keyword, source }) =>
          keyword ?? t(source === 'AUTO' ? 'adWords:sources.AUTO' : 'overview:several'),
      }),
      ...measureColumns<SearchTermRow>(writing, data, view.compare !== 'off'),
    ];
  },
  below: ({ hidden }, writing) => (hidden ? <HiddenTerms row={hidden} writing={writing} /> : null),
};
