import { addDays } from '@tapwright/domain/days';
import { type RawBuilder, sql } from 'kysely';
import type { Question } from '../question/report-question.ts';

/** As far back as Apple reports shares. */
const maxShareDays = 30;

/**
 * `s`, the impression shares of a keyword `e` of the campaign `c`: in each storefront those of the newest day up to the
 * end of the range. Shares of several days or storefronts cannot be added.
 */
export function joinShares({ teamId, range }: Question): RawBuilder<unknown> {
  return sql`
    left join lateral (
      select min(low_share) as low_share, max(high_share) as high_share, min(rank) as share_rank,
        max(popularity) as popularity, max(day) as day
      from jsonb_path_query(c.apple, '$.targeting.countryOrRegion.include[*]') as storefront
      cross join lateral (
        select * from impression_share_days d
        where d.team_id = ${teamId} and d.ad_account_id = e.ad_account_id and d.adam_id = c.adam_id
          and d.country = storefront #>> '{}' and d.search_term = lower(e.text)
          and d.day between ${addDays(range.to, 1 - maxShareDays)} and ${range.to}
        order by d.day desc limit 1) newest) s on true`;
}
