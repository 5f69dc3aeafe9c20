import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartRefusal } from '../../start-refusal.ts';
import { superuser } from './create-cluster.ts';
import { findPostmasterFile, type PostmasterFile } from './postmaster-file.ts';
import { isServerOf } from './process-life.ts';
import { startServer, type StartOptions } from './start-server.ts';

const takeLimitMs = 60_000;
/** After kill -9 the server needs a moment to notice that its former owner is gone. */
const lockPatienceMs = 1_500;
/** Held as long as a process uses this cluster; its connection ends with the process, however that ends. */
const ownerLock = 20_740_001;

export type TakeOptions = StartOptions & { password: string };

/** Starts the server, or takes over one that runs without an owner. The client given back holds the ownership. */
export async function takeServer(
  options: TakeOptions,
): Promise<{ owner: pg.Client; server: PostmasterFile }> {
  const { cluster } = options.place;
  const startedAt = Date.now();
  while (Date.now() - startedAt < takeLimitMs) {
    const found = findPostmasterFile(cluster);
    const line = found === undefined ? 'absent' : await connect(found, options.password);
    if (found === undefined || (line === 'absent' && !isServerOf(cluster, found.pid))) {
      await startOrYield(options);
    } else if (line === 'absent' || line === 'busy') {
      await wait(20);
    } else {
      const holder = await tryOwnerLock(line);
      if (holder === undefined) return { owner: line, server: found };
      await line.end();
      if (Date.now() - startedAt > lockPatienceMs) throw new StartRefusal(alreadyRunning(options, holder));
      await wait(50);
    }
  }
  throw new StartRefusal(`The database in ${cluster} does not answer. Look at ${options.place.logFile}.`);
}

async function startOrYield(options: TakeOptions): Promise<void> {
  const { failure } = await startServer(options);
  if (failure === undefined) return;
  // Another process was quicker, or the last processes of a killed server are still leaving.
  if (/lock file .* already exists|shared memory block .* still in use/.test(failure)) return wait(50);
  throw new StartRefusal(`The database does not start: ${failure}. More stands in ${options.place.logFile}.`);
}

/** `busy`: somebody answers (another container's process, even), but lets nobody in while it starts or stops. */
async function connect(found: PostmasterFile, password: string): Promise<pg.Client | 'busy' | 'absent'> {
  const client = new pg.Client({
    host: found.socketFolder,
    port: found.port,
    user: superuser,
    database: 'postgres',
    password,
    ssl: false,
    connectionTimeoutMillis: 5_000,
    application_name: `tapwright ${process.pid}`,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent';
    if (code !== '28P01') return 'busy';
    throw new StartRefusal(
      'The database does not know the password in DATA_DIR/database-password. Put the file back that belongs to this database.',
    );
  }
}

/** Undefined when the lock is ours now, else the name of the connection that has it. */
async function tryOwnerLock(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    ownerLock,
  ]);
  if (rows[0]?.locked === true) return undefined;
  const holders = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objid = $1`,
    [ownerLock],
  );
  return holders.rows[0]?.name ?? 'tapwright';
}

function alreadyRunning({ place }: TakeOptions, holder: string): string {
  const pid = /\d+$/.exec(holder)?.[0];
  const who = pid === undefined ? 'Another process' : `Process ${pid}`;
  return `${who} already runs Tapwright on the database in ${place.folder}. Stop it first, or choose another DATA_DIR.`;
}
