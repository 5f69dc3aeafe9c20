import { keywordColumns } from '@tapwright/contracts/ad-columns';
import { type AdLevel, detailsOf, shownState, sortsOf } from '../ad-columns/index.ts';

export const keywordLevel: AdLevel = {
  table: 'keywords',
  id: 'keyword_id',
  parents: ['campaign_id', 'ad_group_id'],
  name: 'text',
  shown: shownState('e', 'c', 'g'),
  sorts: sortsOf(keywordColumns),
  details: { campaign_name: 'c.name', ad_group_name: 'g.name', ...detailsOf(keywordColumns) },
};
