import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db/database.ts';

/** What was just reported of searches and is not known yet, or only from later on. Rare searches have no name. */
export async function noteSeenTerms(tx: Transaction, teamId: number): Promise<void> {
  await sql`
    insert into seen_terms as known (team_id, campaign_id, ad_group_id, term, first_on)
    select ${teamId}, told.campaign_id, told.ad_group_id, told.term, told.first_on
    from (
      select campaign_id, ad_group_id, term, min(day) as first_on from incoming_search_term_days
      where term <> '' group by campaign_id, ad_group_id, term) told
    where not exists (
      select from seen_terms s
      where s.team_id = ${teamId} and s.campaign_id = told.campaign_id and s.ad_group_id = told.ad_group_id
        and s.term = told.term and s.first_on <= told.first_on)
    on conflict (team_id, campaign_id, ad_group_id, term) do update set first_on = excluded.first_on`.execute(
    tx,
  );
}
