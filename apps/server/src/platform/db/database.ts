import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction as KyselyTransaction } from 'kysely';
import pg from 'pg';
import { StartRefusal } from '../start-refusal.ts';
import { columnTypes } from './column-types.ts';
import { describeConnectionFailure } from './describe-connection-failure.ts';
import type { DB } from './tables.generated.ts';

/** Every table by its name in the code; column names are the database's in camelCase. */
export type Tables = DB;
export type Transaction = KyselyTransaction<Tables>;
export type Connection = Kysely<Tables> | Transaction;

export type Database = {
  write: Kysely<Tables>;
  /** The same as `write`, or a replica that may lag behind by moments. */
  read: Kysely<Tables>;
  pool: pg.Pool;
  /** Straight to the server, past any pooler: for LISTEN and for jobs. */
  connection: pg.ClientConfig;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  connection: pg.ClientConfig;
  readConnection?: pg.ClientConfig;
  /** A connection that broke while idle; the pool replaces it. */
  onConnectionLost?: (error: Error) => void;
  poolSize?: number;
};

const oldestSupportedMajor = 15;

/**
 * Set by command, not as startup parameters, which a pooler in transaction mode refuses.
 * Every session says the same, so it does no harm when the pooler hands sessions round.
 */
const sessionSettings =
  "set statement_timeout = '30s'; set idle_in_transaction_session_timeout = '60s'; set timezone = 'UTC'";

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const pool = openPool(options.connection, options);
  const readPool = options.readConnection === undefined ? pool : openPool(options.readConnection, options);
  const closePools = async () => {
    await Promise.all([...new Set([pool, readPool])].map((each) => each.end()));
  };
  try {
    await checkServer(pool, options.connection, { mustWrite: true });
    if (readPool !== pool) await checkServer(readPool, options.readConnection ?? {}, { mustWrite: false });
  } catch (error) {
    await closePools();
    throw error;
  }
  const write = openKysely(pool);
  return {
    write,
    read: readPool === pool ? write : openKysely(readPool),
    pool,
    connection: options.connection,
    close: closePools,
  };
}

function openPool(
  connection: pg.ClientConfig,
  { onConnectionLost, poolSize = 20 }: DatabaseOptions,
): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'tapwright',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...connection,
    max: poolSize,
    types: columnTypes,
    verify: (client, done) => {
      client.query(sessionSettings, (error) => done(error));
    },
  });
  pool.on('error', (error) => onConnectionLost?.(error));
  // One that is lost while it is in use, between two queries: the next of them says so to whoever waits.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

function openKysely(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

async function checkServer(
  pool: pg.Pool,
  connection: pg.ClientConfig,
  { mustWrite }: { mustWrite: boolean },
) {
  const answer = await pool
    .query<{ version: number; readOnly: boolean }>(
      `select current_setting('server_version_num')::int / 10000 as version,
              current_setting('transaction_read_only')::boolean as "readOnly"`,
    )
    .catch((error: unknown) => {
      throw new StartRefusal(describeConnectionFailure(error, connection));
    });
  const { version, readOnly } = answer.rows[0] ?? { version: 0, readOnly: true };
  if (version < oldestSupportedMajor) {
    throw new StartRefusal(
      `The database is PostgreSQL ${version}; Tapwright needs ${oldestSupportedMajor} or newer. Nothing was changed.`,
    );
  }
  if (mustWrite && readOnly) {
    throw new StartRefusal(
      'The database is read-only (a replica, or default_transaction_read_only is on). DATABASE_URL must name the primary.',
    );
  }
}
