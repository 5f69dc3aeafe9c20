import type { CampaignKindName } from '@tapwright/contracts/report-query';
import { campaignTypeSql } from '../../ad-columns/index.ts';

const countries = `c.apple #> '{targeting,countryOrRegion,include}'`;

/** What campaigns `c` are put together by; null where nothing, or more than one thing, is known. */
export const campaignKindSql: Readonly<Record<CampaignKindName, string>> = {
  app: 'c.adam_id',
  storefront: `case when jsonb_array_length(${countries}) = 1 then ${countries} ->> 0 end`,
  campaignType: campaignTypeSql('c'),
};
