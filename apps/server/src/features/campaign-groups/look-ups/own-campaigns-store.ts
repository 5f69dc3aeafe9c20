import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';

type Asked = {
  readonly adAccountId: string;
  readonly adamId: string;
  /** One of its storefronts. */
  readonly country?: string;
  readonly scoped: readonly number[] | undefined;
};

/** What is named in one report. */
const maxCampaigns = 200;

/** An app's campaigns of an ad account that are at Apple, the newest first. */
export async function listOwnCampaigns(
  db: Connection,
  teamId: number,
  { adAccountId, adamId, country, scoped }: Asked,
): Promise<string[]> {
  const { rows } = await sql<{ campaignId: string }>`
    select campaign_id::text as campaign_id from campaigns
    where team_id = ${teamId} and ad_account_id = ${adAccountId} and adam_id = ${adamId}
      and campaign_id > 0 and not is_removed
      ${country === undefined ? sql`` : sql`and apple #> '{targeting,countryOrRegion,include}' ? ${country}`}
      ${scoped === undefined ? sql`` : sql`and campaign_id = any(${[...scoped]}::bigint[])`}
    order by campaigns.campaign_id desc limit ${maxCampaigns}`.execute(db);
  return rows.map(({ campaignId }) => campaignId);
}
