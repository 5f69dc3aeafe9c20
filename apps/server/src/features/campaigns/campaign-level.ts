import { campaignColumns } from '@tapwright/contracts/ad-columns';
import { type AdLevel, detailsOf, reasonsOf, sortsOf } from '../ad-columns/index.ts';

export const campaignLevel: AdLevel = {
  table: 'campaigns',
  id: 'campaign_id',
  parents: [],
  name: 'name',
  sorts: sortsOf(campaignColumns),
  details: { ...reasonsOf(), ...detailsOf(campaignColumns) },
};
