import { campaignColumns } from '@tapwright/contracts/ad-columns';
import {
  type AdLevel,
  detailsOf,
  goalDetails,
  goalSorts,
  reasonsOf,
  shownState,
  sortsOf,
} from '../ad-columns/index.ts';

export const campaignLevel: AdLevel = {
  table: 'campaigns',
  id: 'campaign_id',
  parents: [],
  name: 'name',
  shown: shownState('e'),
  sorts: { ...sortsOf(campaignColumns), ...goalSorts, capUse: 'today.use' },
  details: {
    ...reasonsOf(),
    ...detailsOf(campaignColumns),
    ...goalDetails,
    cap_use: 'today.use',
    capped_today: 'coalesce(today.is_capped, false)::text',
  },
};
