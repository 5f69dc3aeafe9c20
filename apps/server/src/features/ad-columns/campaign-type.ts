import { type CampaignType, campaignTypes } from '@tapwright/contracts/ad-values';

/** As somebody set it; else by the campaign's name; else discovery, where all of its ad groups leave it to search match. */
export const campaignTypeSql = (table: string): string =>
  `coalesce(${table}.chosen_type, ${table}.named_type, (
    select 'discovery' from ad_groups a
    where a.team_id = ${table}.team_id and a.campaign_id = ${table}.campaign_id and not a.is_removed
    having bool_and(a.apple ->> 'automatedKeywordsOptIn' = 'true')))`;

export const campaignTypeOf = (word: unknown): CampaignType | null =>
  campaignTypes.find((type) => type === word) ?? null;
