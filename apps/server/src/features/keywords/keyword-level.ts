import { keywordColumns } from '@tapwright/contracts/ad-columns';
import {
  type AdLevel,
  capDetails,
  capSorts,
  detailsOf,
  goalDetails,
  goalSorts,
  shownState,
  sortsOf,
} from '../ad-columns/index.ts';

const sharesBy = {
  impressionShare: 's.high_share',
  shareRank: 's.share_rank',
  popularity: 's.popularity',
  weekPopularity: 'told.popularity',
};

export const keywordLevel: AdLevel = {
  table: 'keywords',
  id: 'keyword_id',
  parents: ['campaign_id', 'ad_group_id'],
  name: 'text',
  shown: shownState('e', 'c', 'g'),
  sorts: { ...sortsOf(keywordColumns), ...sharesBy, ...goalSorts, ...capSorts },
  details: {
    campaign_name: 'c.name',
    ad_group_name: 'g.name',
    ...detailsOf(keywordColumns),
    ...goalDetails,
    ...capDetails,
    suggested_bid: `(select b.amount::float8 from suggested_bids b
      where b.team_id = e.team_id and b.keyword_id = e.keyword_id)`,
    week_popularity: 'told.popularity',
    low_share: 's.low_share',
    high_share: 's.high_share',
    share_rank: 's.share_rank',
    popularity: 's.popularity',
    shares_on: 's.day::text',
  },
};
