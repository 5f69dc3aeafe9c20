import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';

export type NGramSums = {
  pieces: string[];
  currency: string;
  goal: number;
  isGoalSet: boolean;
  terms: number;
  spend: number;
  impressions: number;
  taps: number;
  installs: number;
};

export type NGramPlace = {
  teamId: number;
  adamId: string;
  country: string;
  scoped: readonly number[] | undefined;
};

/** Added up over the campaigns of the place that the reader sees; a goal by the money that went to it. */
export async function listNGramSums(
  db: Connection,
  { teamId, adamId, country, scoped }: NGramPlace,
): Promise<NGramSums[]> {
  // Of a part of the campaigns it is not known which searches are the same.
  const terms = sql.raw(scoped === undefined ? 'market_terms' : 'terms');
  const { rows } = await sql<NGramSums>`
    select n.pieces, n.currency, bool_and(n.is_goal_set) as "isGoalSet", max(n.${terms}) as terms,
      coalesce(sum(n.goal_micros::float8 * n.spend_micros) / nullif(sum(n.spend_micros), 0), max(n.goal_micros))::float8
        as goal,
      sum(n.spend_micros)::float8 as spend, sum(n.impressions)::float8 as impressions, sum(n.taps)::float8 as taps,
      sum(n.installs)::float8 as installs
    from assistant_n_grams n
    join campaigns c on c.team_id = n.team_id and c.campaign_id = n.campaign_id and not c.is_removed
      and c.apple #> '{targeting,countryOrRegion,include}' ? ${country}
    where n.team_id = ${teamId} and n.adam_id = ${adamId}
      ${scoped === undefined ? sql`` : sql`and n.campaign_id = any(${[...scoped]}::bigint[])`}
    group by n.pieces, n.currency`.execute(db.withoutPlugins());
  return rows;
}
