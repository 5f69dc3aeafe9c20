import type { PaceScope } from '@tapwright/apple-ads/client/pace';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';

const daysSeen = 30;
const todayInUtc = sql`(clock_timestamp() at time zone 'UTC')::date`;

/** A part of a statement: one request more. Losing the last of them in a crash is cheaper than a flush for each. */
export const countRequest = ({ clientId, adAccountId = '' }: PaceScope, isLimited: boolean) => sql`
  insert into apple_request_days as d (client_id, ad_account_id, on_day, requests, limited)
  select ${clientId}, ${adAccountId}, ${todayInUtc}, 1, ${isLimited ? 1 : 0}
  from set_config('synchronous_commit', 'off', true)
  on conflict (client_id, ad_account_id, on_day) do update set
    requests = d.requests + 1, limited = d.limited + excluded.limited`;

export type RequestsUsed = {
  today: string;
  days: { on: string; requests: number; limited: number }[];
  limit: { requests: number; remaining: number; seconds: number } | null;
};

/** Of a campaign group's ad account, since it was attached, by the certificate it is attached with. */
export async function readRequestsUsed(
  db: Connection,
  { teamId, campaignGroupId }: { teamId: number; campaignGroupId: number },
): Promise<RequestsUsed> {
  const { rows } = await sql<RequestsUsed>`
    with attached as (
      select c.client_id, g.ad_account_id, (g.attached_at at time zone 'UTC')::date as since
      from campaign_groups g
      join certificates c on c.team_id = g.certificate_team_id and c.certificate_id = g.certificate_id
      where g.team_id = ${teamId} and g.campaign_group_id = ${campaignGroupId})
    select ${todayInUtc}::text as today,
      (select coalesce(json_agg(json_build_object('on', on_day, 'requests', requests, 'limited', limited)
                                order by on_day desc), '[]')
        from attached natural join apple_request_days
        where on_day >= since and on_day > ${todayInUtc} - ${daysSeen}::integer) as days,
      (select json_build_object('requests', window_limit, 'seconds', longest_window_ms / 1000,
          'remaining', case when window_ends_at > clock_timestamp() then remaining else window_limit end)
        from attached natural join apple_paces where window_limit is not null) as "limit"`.execute(db);
  return rows[0] ?? { today: '', days: [], limit: null };
}

export async function deleteOldRequestDays(db: Connection): Promise<void> {
  await sql`delete from apple_request_days where on_day < ${todayInUtc} - ${daysSeen}::integer`.execute(db);
}
