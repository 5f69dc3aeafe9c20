import type { ProposedEdits } from './rules/proposals.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/db/database.ts';

/** How each edit of a proposal stands by now. */
export type GroundRow = {
  proposalId: number;
  list: keyof ProposedEdits;
  place: number;
  state: 'open' | 'added' | 'changed' | 'notRunning' | 'taken' | 'adviceGone';
};

type Asked = { readonly proposalId: number; readonly edits: ProposedEdits };

/**
 * Each edit against what stands: what it would add may be there by now, also if it is only on its way; what it would change may
 * be otherwise; where it would go may be paused or removed; and what Apple recommends may be decided or run out.
 */
export async function listGrounds(
  db: Connection,
  teamId: number,
  asked: readonly Asked[],
  now: Date,
): Promise<GroundRow[]> {
  if (asked.length === 0) return [];
  const given = JSON.stringify(
    asked.flatMap(({ proposalId, edits }) =>
      (['newKeywords', 'newNegativeKeywords', 'keywords', 'campaigns'] as const).flatMap((list) =>
        (edits[list] ?? []).map((edit, place) => ({ proposalId, list, place, ...edit })),
      ),
    ),
  );
  const { rows } = await sql<GroundRow>`
    with asked as materialized (
      select * from jsonb_to_recordset(${given}::jsonb) as one ("proposalId" bigint, list text, place integer,
        "campaignId" bigint, "adGroupId" bigint, "keywordId" bigint, text text, "matchType" text, "adviceId" text, "targetCpa" text, before jsonb)),
    running as (
      select c.campaign_id, a.ad_group_id
      from campaigns c left join ad_groups a on a.team_id = c.team_id and a.campaign_id = c.campaign_id
        and not a.is_removed and a.status = 'ENABLED'
      where c.team_id = ${teamId} and not c.is_removed and c.status = 'ENABLED')
    select "proposalId", list, place, case
      when list = 'newKeywords' then case
        when exists (select from keywords k where k.team_id = ${teamId} and k.ad_group_id = "adGroupId"
          and not k.is_removed and k.match_type = "matchType" and k.word = fold_word(asked.text)) then 'added'
        when not exists (select from running r where r.ad_group_id = "adGroupId") then 'notRunning'
        else 'open' end
      when list = 'newNegativeKeywords' then case
        when exists (select from negative_keywords n where n.team_id = ${teamId} and n.campaign_id = "campaignId"
          and n.ad_group_id is not distinct from "adGroupId" and not n.is_removed
          and n.match_type = "matchType" and n.word = fold_word(asked.text)) then 'added'
        when not exists (select from running r where r.campaign_id = "campaignId"
          and ("adGroupId" is null or r.ad_group_id = "adGroupId")) then 'notRunning'
        else 'open' end
      when list = 'keywords' then coalesce((
        select case
          when before ->> 'status' = 'running' and k.status is distinct from 'ENABLED' then 'changed'
          when before ? 'bid' and (k.apple #>> '{bid,amount}')::numeric is distinct from (before ->> 'bid')::numeric
            then 'changed'
          when not exists (select from running r where r.ad_group_id = k.ad_group_id) then 'notRunning'
          else 'open' end
        from keywords k where k.team_id = ${teamId} and k.keyword_id = "keywordId" and not k.is_removed), 'notRunning')
      when "adviceId" is not null and not ${isTakeable(teamId, now)} then case
        when ${adviceOf(teamId, sql`and state = 'taken'`)} then 'taken' else 'adviceGone' end
      else coalesce((
        select case
          when before ? 'dailyCap' and (c.apple #>> '{dailyBudget,value,amount}')::numeric is distinct from (before ->> 'dailyCap')::numeric
            then 'changed'
          when c.status is distinct from 'ENABLED' then 'notRunning'
          else 'open' end
        from campaigns c where c.team_id = ${teamId} and c.campaign_id = "campaignId" and not c.is_removed), 'notRunning')
      end as state
    from asked
    order by "proposalId", list, place`.execute(db.withoutPlugins());
  return rows;
}

const adviceOf = (teamId: number, where: RawBuilder<unknown>) => sql`exists (
  select from apple_advice where team_id = ${teamId} and advice_id = "adviceId"
    and kind = case when "targetCpa" is null then 'dailyBudget' else 'targetCpa' end ${where})`;
/** What was dismissed and Apple does not know of yet stands, so that it can be brought back. */
const isTakeable = (teamId: number, now: Date) =>
  adviceOf(teamId, sql`and state = 'open' and (expires_at is null or expires_at > ${now})`);

/** Of these campaigns, those that run. */
export async function listRunningCampaigns(
  db: Connection,
  teamId: number,
  campaignIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ campaignId: string }>`
    select campaign_id::text as "campaignId" from campaigns
    where team_id = ${teamId} and campaign_id = any(${[...campaignIds]}::bigint[]) and not is_removed
      and status = 'ENABLED'`.execute(db.withoutPlugins());
  return new Set(rows.map(({ campaignId }) => campaignId));
}
