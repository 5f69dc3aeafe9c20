import { downloadSearchTermCsv } from '@tapwright/contracts/reports';
import type { ReportMeasures } from '@tapwright/contracts/report-measures';
import { searchTermsQuery } from '../api/keyword-list-queries.ts';
import { HiddenTerms } from './hidden-terms.tsx';
import { figureOf } from '../columns/measures.ts';
import type { ReportView } from '../question/report-view.ts';
import type { SearchTermList, SearchTermRow } from '../question/report-types.ts';
import { fewerMeasures, measureColumns } from '../columns/standard-columns.tsx';
import { settingColumns } from '../columns/state-columns.tsx';
import { columnSets } from '../columns/column-sets.ts';
import type { ListKind } from './list-kind.ts';
import { inAdGroup } from './in-ad-group.tsx';
import { nameColumn } from './name-column.tsx';

/** What a phone says of one besides two measures. */
const onCards = new Set(['matchType', 'termState']);
/** So that what an install cost is in sight beside what is known of a term. */
const widths: Readonly<Record<string, { readonly width: number }>> = {
  source: { width: 96 },
  matchType: { width: 92 },
  termState: { width: 92 },
  termStateOf: { width: 92 },
};
const measures = fewerMeasures.filter((name) => name !== 'avgCpaAmountChange');

/** What people searched for; what Apple keeps to itself stands as one row under all the pages. */
export const searchTermList: ListKind<SearchTermRow, SearchTermList> = {
  level: 'searchTerm',
  ask: searchTermsQuery,
  filePath: downloadSearchTermCsv.path,
  isOnlyAccountZone: true,
  sets: columnSets('searchTerm', ['source', 'matchType', 'termState', 'termStateOf', ...measures]),
  offers: ['termState', 'matchType', 'source', 'campaignName', 'adGroupName'],
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
      }).map((column) => ({
        ...column,
        ...widths[column.key],
        ...(onCards.has(column.key) && { onCard: 'fact' as const }),
      })),
      ...measureColumns<SearchTermRow>(writing, data, view.compare !== 'off'),
    ];
  },
  below: ({ hidden, totals }, writing, view) =>
    hidden ? (
      <HiddenTerms
        row={hidden}
        share={isWhole(view) ? shareOf(hidden, totals) : undefined}
        writing={writing}
      />
    ) : null,
};

/** A filter leaves rare terms out of the total: nobody knows which of them it would have found. */
const isWhole = ({ name, settings, conditions }: ReportView): boolean =>
  name === '' && settings.length + conditions.length === 0;

function shareOf(hidden: SearchTermRow, totals: ReportMeasures): number | undefined {
  const [rare, all] = [figureOf('localSpendAmount', hidden), figureOf('localSpendAmount', totals)];
  return rare === null || all === null || all <= 0 ? undefined : Math.min(1, rare / all);
}
