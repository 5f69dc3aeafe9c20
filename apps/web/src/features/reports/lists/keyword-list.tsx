import { downloadKeywordCsv } from '@tapwright/contracts/reports';
import { keywordListQuery } from '../api/report-queries.ts';
import type { KeywordList, KeywordRow } from '../report-types.ts';
import { fewerMeasures, measureColumns } from '../standard-columns.tsx';
import { amountColumn, nameMatch, statusColumn, wordColumn } from '../state-columns.tsx';
import type { ListKind } from './list-kind.ts';
import { nameColumn } from './name-column.tsx';

export const keywordList: ListKind<KeywordRow, KeywordList> = {
  title: 'keywords',
  ask: keywordListQuery,
  filePath: downloadKeywordCsv.path,
  isOnlyAccountZone: true,
  firstColumns: ['status', 'match', 'bid', ...fewerMeasures],
  offers: { status: true, match: true },
  keyOf: ({ keywordId }) => keywordId,
  makeColumns: (writing, view, data) => [
    nameColumn(writing, writing.t('overview:heads.keyword'), ({ name }) => name),
    statusColumn(writing),
    wordColumn('match', writing.t('overview:heads.match'), 92, ({ matchType }) =>
      nameMatch(writing, matchType),
    ),
    amountColumn('bid', writing, ({ bid, adGroupBid }) => bid ?? adGroupBid),
    ...measureColumns<KeywordRow>(writing, data, view.compare !== 'off'),
  ],
};
