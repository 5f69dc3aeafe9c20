import type { ListedNegative } from '@tapwright/contracts/negative-lists';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

type Key = { teamId: number; listId: number };
export type ListedWordRow = {
  text: string;
  matchType: 'EXACT' | 'BROAD';
  addedBy: string | null;
  addedAt: Date;
};

export async function listListedWords(db: Connection, { teamId, listId }: Key): Promise<ListedWordRow[]> {
  const { rows } = await sql<ListedWordRow>`
    select w.text, w.match_type, u.nick_name as added_by, w.added_at
    from negative_list_words w left join users u on u.user_id = w.added_by
    where w.team_id = ${teamId} and w.list_id = ${listId}
    order by w.added_at desc, w.word, w.match_type`.execute(db);
  return rows;
}

export async function countListedWords(db: Connection, teamId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ listId: number; words: number }>`
    select list_id, count(*) as words from negative_list_words where team_id = ${teamId} group by list_id`.execute(
    db,
  );
  return new Map(rows.map(({ listId, words }) => [listId, words]));
}

const given = (words: readonly ListedNegative[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as g (text text, "matchType" text)`;

/** How many were not in it yet. */
export async function insertListedWords(
  tx: Transaction,
  { teamId, listId }: Key,
  words: readonly ListedNegative[],
  { addedBy, addedAt }: { addedBy: number; addedAt: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into negative_list_words (team_id, list_id, word, match_type, text, added_by, added_at)
    select distinct on (fold_word(g.text), g."matchType") ${teamId}::bigint, ${listId}::bigint, fold_word(g.text),
      g."matchType", g.text, ${addedBy}::bigint, ${addedAt}::timestamptz
    from ${given(words)}
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function deleteListedWords(
  tx: Transaction,
  { teamId, listId }: Key,
  words: readonly ListedNegative[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from negative_list_words w using ${given(words)}
    where w.team_id = ${teamId} and w.list_id = ${listId} and w.word = fold_word(g.text)
      and w.match_type = g."matchType"`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
