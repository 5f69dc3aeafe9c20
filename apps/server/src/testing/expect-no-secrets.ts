import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Deps } from '../platform/deps.ts';

/** `known` is stored in clear: that it is found shows that this looks where things are stored. */
export async function expectNoSecrets(
  { deps, lines }: { deps: Deps; lines: readonly string[] },
  secrets: ReadonlyMap<string, string>,
  known: string,
): Promise<void> {
  const stored = await readDatabase(deps);
  const logged = lines.join('\n');
  expect(stored).toContain(known);
  for (const [what, secret] of secrets) {
    expect(secret.length, what).toBeGreaterThanOrEqual(6);
    // Binary columns read as hex.
    for (const form of [
      secret,
      Buffer.from(secret).toString('hex'),
      Buffer.from(secret).toString('base64'),
    ]) {
      expect(contains(stored, form), `${what} in the database`).toBe(false);
      expect(contains(logged, form), `${what} in the log`).toBe(false);
    }
  }
}

/** Six digits are in many a number; a code is one that stands alone. */
function contains(text: string, secret: string): boolean {
  return /^\d{6}$/.test(secret)
    ? new RegExp(`(?<![\\d.])${secret}(?!\\d)`).test(text)
    : text.includes(secret);
}

/** Every row of every table, whichever schema it is in, as text. */
async function readDatabase({ database }: Deps): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(database.write);
  expect(tables.length).toBeGreaterThan(10);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string;
    }>`select row_to_json(t)::text as row from ${sql.raw(name)} t`.execute(database.write);
    texts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return texts.join('\n');
}
