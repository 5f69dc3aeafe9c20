import { adColumnsOfAds } from '@tapwright/contracts/ad-columns';
import { type AdLevel, detailsOf, reasonsOf, shownState, sortsOf } from '../ad-columns/index.ts';

const ofCreative = (what: string): string => `(select ${what} from creatives cr
  where cr.team_id = e.team_id and cr.creative_id = e.creative_id)`;

/** By the name that it has in App Store Connect; of a page that was never read its id. */
const pageSql = ofCreative(`case when cr.type = 'DEFAULT_PRODUCT_PAGE' then cr.type else coalesce(
  (select pp.name from product_pages pp where pp.team_id = cr.team_id and pp.ad_account_id = cr.ad_account_id
    and lower(pp.product_page_id) = cr.product_page_id), cr.product_page_id) end`);

export const adLevel: AdLevel = {
  table: 'ads',
  id: 'ad_id',
  parents: ['campaign_id', 'ad_group_id'],
  name: 'name',
  shown: shownState('e', 'c', 'g'),
  sorts: sortsOf(adColumnsOfAds),
  details: {
    campaign_name: 'c.name',
    ad_group_name: 'g.name',
    ...detailsOf(adColumnsOfAds),
    ...reasonsOf('e'),
    creative_reasons: ofCreative(`case when cr.is_removed then '["DELETED_BY_USER"]'
      else (cr.apple -> 'systemStatusReasons')::text end`),
    product_page: pageSql,
    product_page_id: ofCreative('cr.product_page_id'),
  },
};
