import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database, Tables, Transaction } from './database.ts';
import { isWorthRepeating, maxAttempts } from './run-transaction.ts';

export type CopyTransaction = {
  tx: Transaction;
  /** Rows in PostgreSQL's binary form, straight into a table. */
  copyIn: (table: string, columns: readonly string[], rows: readonly Buffer[]) => Promise<void>;
};

/** A transaction that can take rows by COPY. `work` may run up to four times, as with `runTransaction`. */
export async function runCopyTransaction<Result>(
  database: Database,
  work: (transaction: CopyTransaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await database.pool.connect();
    try {
      const result = await openOn(client)
        .transaction()
        .execute((tx) => work({ tx, copyIn: makeCopyIn(client) }));
      client.release();
      return result;
    } catch (error) {
      // What state the session is in after a broken COPY is not worth finding out.
      client.release(true);
      if (attempt === maxAttempts || !isWorthRepeating(error)) throw error;
    }
  }
}

const makeCopyIn =
  (client: pg.PoolClient): CopyTransaction['copyIn'] =>
  async (table, columns, rows) => {
    const copy = copyFrom(`copy ${table} (${columns.join(', ')}) from stdin (format binary)`);
    await pipeline(Readable.from(rows), client.query(copy));
  };

/** Queries on this one session, which stays ours when Kysely gives it back. */
function openOn(client: pg.PoolClient): Kysely<Tables> {
  const ours = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: () => Promise.resolve(ours), end: () => Promise.resolve(), options: {} };
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
