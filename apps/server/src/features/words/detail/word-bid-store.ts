import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';
import { figuresOf, planAccounts, sumsOf } from '../../measures/index.ts';
import type { WordPlace } from '../known-words-store.ts';

/** Where nothing was tapped yet. */
const usualRate = 0.5;

/** How many taps of all searches of a place become installs, worth 20 taps of the usual. */
export async function findPlaceRate(db: Connection, { question, adGroupIds }: WordPlace): Promise<number> {
  const figures = figuresOf({ ...question, adGroupIds }, planAccounts(question, question.range), []);
  const { rows } = await sql<{ taps: number | null; installs: number | null }>`
    select s.taps::float8 as taps, s.tap_installs::float8 as installs
    from (${sumsOf(figures, [])}) s`.execute(db.withoutPlugins());
  const taps = rows[0]?.taps ?? 0;
  const installs = Math.min(taps, rows[0]?.installs ?? 0);
  return (installs + 20 * usualRate) / (taps + 20);
}

export async function listSuggestedBids(
  db: Connection,
  { question: { teamId } }: WordPlace,
  keywordIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ amount: string }>`
    select amount::text from suggested_bids
    where team_id = ${teamId} and keyword_id = any(${[...keywordIds]}::bigint[])`.execute(
    db.withoutPlugins(),
  );
  return rows.map(({ amount }) => amount);
}
