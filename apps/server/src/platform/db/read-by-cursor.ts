import { type RawBuilder, sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from './database.ts';

/** Whoever takes rows slowly, such as a browser on a train, may wait so long between two portions. */
const maxPause = '10min';
const portion = 1000;

/** Rows of one statement, named as it names them, as they are wanted, so that no more than a portion of them is held here. */
export async function* readByCursor<Row>(
  db: Kysely<Tables>,
  query: RawBuilder<unknown>,
): AsyncGenerator<Row[]> {
  const transaction = await db.withoutPlugins().startTransaction().setAccessMode('read only').execute();
  try {
    await sql.raw(`set local idle_in_transaction_session_timeout = '${maxPause}'`).execute(transaction);
    await sql`declare report_rows no scroll cursor for ${query}`.execute(transaction);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.raw(String(portion))} from report_rows`.execute(
        transaction,
      );
      if (rows.length > 0) yield rows;
      if (rows.length < portion) return;
    }
  } finally {
    await transaction.rollback().execute();
  }
}
