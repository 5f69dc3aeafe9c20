import { writeSync } from 'node:fs';
import pg from 'pg';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';

/*
 * A process of its own with an embedded database, for the tests that kill it. Says "ready", then the number of
 * each row it was told is written; SIGTERM stops it in order.
 */
const [dataDir = '', mode = 'idle'] = process.argv.slice(2);
const say = (line: string) => writeSync(1, `${line}\n`);

try {
  const server = await startEmbeddedPostgres({
    dataDir,
    password: 'secret',
    onLost: (error) => say(`lost ${String(error)}`),
  });
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  say(`ready ${server.socketFolder}`);
  if (mode === 'write') await writeUntilStopped(server.connection);
} catch (error) {
  say(`refused ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

async function writeUntilStopped(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  let isUp = true;
  client.on('error', () => (isUp = false));
  await client.connect();
  await client.query('create table if not exists written (id int generated always as identity primary key)');
  while (isUp) {
    const { rows } = await client
      .query<{ id: number }>('insert into written default values returning id')
      .catch(() => ({ rows: [] }));
    if (rows[0] !== undefined) say(`wrote ${rows[0].id}`);
  }
}
