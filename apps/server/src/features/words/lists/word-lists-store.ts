import type { ListInk } from '@tapwright/contracts/word-lists';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

type Key = { teamId: number; listId: number };
export type WordListRow = { listId: number; madeBy: number; name: string; ink: string; revision: number };

const columns = ['listId', 'madeBy', 'name', 'ink', 'revision'] as const;

export async function listWordLists(db: Connection, teamId: number): Promise<WordListRow[]> {
  return db
    .selectFrom('wordLists')
    .select(columns)
    .where('teamId', '=', teamId)
    .orderBy(sql`lower(name)`)
    .orderBy('listId')
    .execute();
}

export async function lockWordList(
  tx: Transaction,
  { teamId, listId }: Key,
): Promise<WordListRow | undefined> {
  return tx
    .selectFrom('wordLists')
    .select(columns)
    .where('teamId', '=', teamId)
    .where('listId', '=', listId)
    .forUpdate()
    .executeTakeFirst();
}

type Values = { name: string; ink: ListInk };

export async function insertWordList(
  tx: Transaction,
  { teamId, madeBy }: { teamId: number; madeBy: number },
  values: Values,
): Promise<WordListRow> {
  return tx
    .insertInto('wordLists')
    .values({ teamId, madeBy, ...values })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function updateWordList(
  tx: Transaction,
  { teamId, listId }: Key,
  values: Values,
): Promise<WordListRow> {
  return tx
    .updateTable('wordLists')
    .set((row) => ({ ...values, revision: row('revision', '+', 1) }))
    .where('teamId', '=', teamId)
    .where('listId', '=', listId)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteWordList(tx: Transaction, { teamId, listId }: Key): Promise<void> {
  await tx.deleteFrom('wordLists').where('teamId', '=', teamId).where('listId', '=', listId).execute();
}

export type ListedPlace = Key & { adamId: string; country: string };

/** How many were not in it yet, as far as whoever adds them knows. */
export async function insertListedWords(
  tx: Transaction,
  { teamId, listId, adamId, country }: ListedPlace,
  { addedBy, isBound }: { addedBy: number; isBound: boolean },
  words: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into listed_words (team_id, adam_id, country, word, list_id, added_by)
    select distinct ${teamId}::bigint, ${adamId}, ${country}, fold_word(given), ${listId}::bigint, ${addedBy}::bigint
    from unnest(${[...words]}::text[]) as given
    where not exists (
      select from listed_words l
      where l.team_id = ${teamId} and l.adam_id = ${adamId} and l.country = ${country} and l.list_id = ${listId}
        and l.word = fold_word(given) and (${!isBound} or l.added_by = ${addedBy}))
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function deleteListedWords(
  tx: Transaction,
  { teamId, listId, adamId, country }: ListedPlace,
  words: readonly string[],
  addedBy?: number,
): Promise<number> {
  const { rows } = await sql<{ words: number }>`
    with gone as (
      delete from listed_words
      where team_id = ${teamId} and list_id = ${listId} and adam_id = ${adamId} and country = ${country}
        and word = any(array(select fold_word(given) from unnest(${[...words]}::text[]) as given))
        and added_by = coalesce(${addedBy ?? null}::bigint, added_by)
      returning word)
    select count(distinct word) as words from gone`.execute(tx);
  return rows[0]?.words ?? 0;
}
