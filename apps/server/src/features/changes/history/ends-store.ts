import type { ChangeEnd } from '@tapwright/contracts/change-ends';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';
import type { Reader } from '../sets/change-sets-store.ts';

/** How an edit ended and why, in one word each: what edits are gathered by. */
export const nameEnd = ({ state, refusal }: { state: string; refusal: string | null }): string =>
  `${state} ${refusal ?? ''}`.trim();

export type EndFacts = {
  ends: ChangeEnd[];
  committedAt: Date | null;
  endedAt: Date | null;
  takenOut: number;
};

/** What of a set in scope did not go live, by reason, and when it went and ended. */
export async function readEnds(
  db: Connection,
  { teamId, campaignIds }: Reader,
  changeSetId: number,
): Promise<EndFacts> {
  const inScope =
    campaignIds === undefined ? sql`` : sql`and campaign_id = any(${[...campaignIds]}::bigint[])`;
  const ends = await sql<ChangeEnd>`
    select state, refusal, count(*) as count,
      case when min(apple_words) = max(apple_words) then min(apple_words) end as apple_words
    from edits
    where team_id = ${teamId} and change_set_id = ${changeSetId} and state in ('refused', 'stale', 'withdrawn') ${inScope}
    group by state, refusal order by count(*) desc, state, refusal`.execute(db);
  const { rows } = await sql<Pick<EndFacts, 'committedAt' | 'endedAt'>>`
    select s.committed_at, case when s.state in ('settled', 'withdrawn', 'declined') then
      coalesce(s.settled_at, (select max(e.settled_at) from edits e where e.team_id = s.team_id and e.change_set_id = s.change_set_id)) end as ended_at
    from change_sets s where s.team_id = ${teamId} and s.change_set_id = ${changeSetId}`.execute(db);
  const { committedAt, endedAt } = rows[0] ?? { committedAt: null, endedAt: null };
  const takenOut = ends.rows.find(({ refusal }) => refusal === 'takenOut')?.count ?? 0;
  return { ends: ends.rows, committedAt, endedAt, takenOut };
}
