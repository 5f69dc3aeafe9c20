import { adGroupColumns } from '@tapwright/contracts/ad-columns';
import {
  type AdLevel,
  capDetails,
  capSorts,
  detailsOf,
  goalDetails,
  goalSorts,
  reasonsOf,
  shownState,
  sortsOf,
} from '../ad-columns/index.ts';

export const adGroupLevel: AdLevel = {
  table: 'ad_groups',
  id: 'ad_group_id',
  parents: ['campaign_id'],
  name: 'name',
  shown: shownState('e', 'c'),
  sorts: { ...sortsOf(adGroupColumns), ...goalSorts, ...capSorts },
  details: {
    ...reasonsOf(),
    campaign_name: 'c.name',
    ...detailsOf(adGroupColumns),
    ...goalDetails,
    ...capDetails,
  },
};
