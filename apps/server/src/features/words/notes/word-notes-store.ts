import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

export type NotedWord = { teamId: number; adamId: string; country: string; word: string };
export type WordNote = {
  word: string;
  text: string;
  writtenById: number;
  writtenBy: string;
  writtenAt: Date;
};

/** What it said before; undefined: nothing. */
export async function findNote(
  tx: Transaction,
  { teamId, adamId, country, word }: NotedWord,
): Promise<Pick<WordNote, 'text' | 'writtenById'> | undefined> {
  const { rows } = await sql<Pick<WordNote, 'text' | 'writtenById'>>`
    select text, written_by as written_by_id from word_notes
    where team_id = ${teamId} and adam_id = ${adamId} and country = ${country} and word = fold_word(${word})`.execute(
    tx,
  );
  return rows[0];
}

export async function putNote(
  tx: Transaction,
  { teamId, adamId, country, word }: NotedWord,
  { text, writtenBy, writtenAt }: { text: string; writtenBy: number; writtenAt: Date },
): Promise<void> {
  await sql`
    insert into word_notes (team_id, adam_id, country, word, text, written_by, written_at)
    values (${teamId}, ${adamId}, ${country}, fold_word(${word}), ${text}, ${writtenBy}, ${writtenAt})
    on conflict (team_id, adam_id, country, word) do update
    set text = excluded.text, written_by = excluded.written_by, written_at = excluded.written_at`.execute(tx);
}

export async function deleteNote(
  tx: Transaction,
  { teamId, adamId, country, word }: NotedWord,
): Promise<void> {
  await sql`
    delete from word_notes
    where team_id = ${teamId} and adam_id = ${adamId} and country = ${country} and word = fold_word(${word})`.execute(
    tx,
  );
}

export async function listNotes(
  db: Connection,
  { teamId, adamId, country }: Omit<NotedWord, 'word'>,
  words: readonly string[],
): Promise<WordNote[]> {
  const { rows } = await sql<WordNote>`
    select n.word, n.text, n.written_by as written_by_id, u.nick_name as written_by, n.written_at
    from word_notes n join users u on u.user_id = n.written_by
    where n.team_id = ${teamId} and n.adam_id = ${adamId} and n.country = ${country}
      and n.word = any(array(select fold_word(given) from unnest(${[...words]}::text[]) as given))`.execute(
    db,
  );
  return rows;
}
