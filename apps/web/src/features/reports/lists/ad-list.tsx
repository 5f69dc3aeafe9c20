import { downloadAdCsv } from '@tapwright/contracts/reports';
import { adListQuery } from '../api/ad-list-query.ts';
import { columnSets } from '../columns/column-sets.ts';
import type { AdList, AdRow } from '../question/report-types.ts';
import { fewerMeasures, measureColumns } from '../columns/standard-columns.tsx';
import { settingColumns } from '../columns/state-columns.tsx';
import { inAdGroup } from './in-ad-group.tsx';
import type { ListKind } from './list-kind.ts';
import { nameColumn } from './name-column.tsx';

const onCards = new Set(['serving', 'productPage']);
/** Pages have names of their own, longer than words. */
const namesWidth = 168;

/** Product pages that an ad group shows, beside each other. */
export const adList: ListKind<AdRow, AdList> = {
  level: 'ad',
  ask: adListQuery,
  filePath: downloadAdCsv.path,
  isOnlyAccountZone: true,
  sets: columnSets('ad', ['status', 'serving', 'productPage', ...fewerMeasures, 'ttr', 'conversionRate']),
  offers: ['status', 'campaignName', 'adGroupName'],
  keyOf: ({ adId }) => adId,
  makeColumns: (writing, view, data, place) => [
    inAdGroup(
      nameColumn<AdRow>(writing, writing.t('adWords:columns.ad'), ({ name }) => name),
      place,
    ),
    ...settingColumns<AdRow>('ad', writing).map((column) => ({
      ...column,
      ...(onCards.has(column.key) && { onCard: 'fact' as const }),
      ...(column.key === 'productPage' && { width: namesWidth }),
    })),
    ...measureColumns<AdRow>(writing, data, view.compare !== 'off', view.bars),
  ],
};
