import { downloadKeywordCsv } from '@tapwright/contracts/reports';
import { keywordListQuery } from '../api/keyword-list-queries.ts';
import type { KeywordList, KeywordRow } from '../question/report-types.ts';
import { fewerMeasures, measureColumns } from '../columns/standard-columns.tsx';
import { settingColumns } from '../columns/state-columns.tsx';
import { columnSets } from '../columns/column-sets.ts';
import { trendKey } from '../columns/trend-key.ts';
import type { ListKind } from './list-kind.ts';
import { inAdGroup } from './in-ad-group.tsx';
import { nameColumn } from './name-column.tsx';

const standingBid = ({ bid, adGroupBid }: KeywordRow) => bid ?? adGroupBid;
const delivery = ['status', 'matchType', 'bid', ...fewerMeasures];
const afterSpend = delivery.indexOf('localSpendAmount') + 1;

export const keywordList: ListKind<KeywordRow, KeywordList> = {
  level: 'keyword',
  ask: keywordListQuery,
  filePath: downloadKeywordCsv.path,
  isOnlyAccountZone: true,
  sets: columnSets('keyword', delivery),
  wideDelivery: delivery.toSpliced(afterSpend, 0, trendKey),
  offers: ['status', 'matchType', 'capped', 'archived', 'campaignName', 'adGroupName'],
  keyOf: ({ keywordId }) => keywordId,
  makeColumns: (writing, view, data, place) => [
    inAdGroup(
      nameColumn<KeywordRow>(writing, writing.t('adWords:columns.keyword'), ({ name }) => name),
      place,
    ),
    ...settingColumns<KeywordRow>('keyword', writing, { bid: standingBid }, data).map((column) =>
      column.key === 'matchType' ? { ...column, width: 92, onCard: 'fact' as const } : column,
    ),
    ...measureColumns<KeywordRow>(writing, data, view.compare !== 'off', view.bars),
  ],
};
