import { campaignColumns } from '@tapwright/contracts/ad-columns';
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

export const campaignLevel: AdLevel = {
  table: 'campaigns',
  id: 'campaign_id',
  parents: [],
  name: 'name',
  shown: shownState('e'),
  sorts: { ...sortsOf(campaignColumns), ...goalSorts, ...capSorts, totalBudget: 'goal.budget' },
  details: {
    ...reasonsOf(),
    ...detailsOf(campaignColumns),
    ...goalDetails,
    total_budget: 'goal.budget',
    ...capDetails,
  },
};
