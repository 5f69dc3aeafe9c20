import type { KeywordOwner } from '@tapwright/contracts/keyword-owners';
import { sql } from 'kysely';
import type { Connection } from '../../platform/db/database.ts';

type Asked = { adamId: string; countries: readonly string[]; keywords: readonly string[] };

/**
 * Of several that run a keyword, the one that has had it longest. What is asked is joined: as a list, each row would be
 * held against all of it, which takes twenty times as long.
 */
export async function listKeywordOwners(
  db: Connection,
  { teamId, scoped }: { teamId: number; scoped: readonly number[] | undefined },
  { adamId, countries, keywords }: Asked,
): Promise<KeywordOwner[]> {
  const inScope = scoped === undefined ? sql`` : sql`and c.campaign_id = any(${[...scoped]}::bigint[])`;
  const { rows } = await sql<KeywordOwner>`
    select distinct on (k.word, k.match_type) k.word, k.match_type, coalesce(c.name, '') as campaign_name,
      coalesce(a.name, '') as ad_group_name
    from campaigns c
    join ad_groups a on a.team_id = c.team_id and a.campaign_id = c.campaign_id and not a.is_removed
    join keywords k on k.team_id = a.team_id and k.ad_group_id = a.ad_group_id and not k.is_removed
    join (select distinct fold_word(one) as word from unnest(${[...keywords]}::text[]) as one) as asked
      on asked.word = k.word
    where c.team_id = ${teamId} and c.adam_id = ${adamId} and not c.is_removed ${inScope}
      and (c.apple #> '{targeting,countryOrRegion,include}') ?| ${[...countries]}::text[]
      and k.status = 'ENABLED' and k.match_type in ('EXACT', 'BROAD')
    order by k.word, k.match_type, k.keyword_id`.execute(db);
  return rows;
}
