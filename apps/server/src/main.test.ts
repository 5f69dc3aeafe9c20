import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { findPostmasterFile } from './platform/db/embedded/postmaster-file.ts';
import { isAlive } from './platform/db/embedded/process-life.ts';
import type { SystemUser } from './platform/db/embedded/run-program.ts';
import { canEnter } from './platform/db/embedded/server-user.ts';
import { stopServer } from './platform/db/embedded/stop-server.ts';
import { createEmptyDatabase, createTestDatabase, urlOf } from './platform/db/testing/test-database.ts';
import { findFreePort } from './platform/db/testing/find-free-port.ts';
import { spawnWatched, type WatchedProcess } from './platform/db/testing/watched-process.ts';

const isDeep = inject('depth') === 'deep';
const main = fileURLToPath(new URL('main.ts', import.meta.url));
const masterKey = Buffer.alloc(32, 1).toString('base64');
const nobody = { uid: 65_534, gid: 65_534 };
const canRunAsNobody = process.getuid?.() === 0 && canEnter(nobody, import.meta.dirname);

let dataDir: string;
let port: number;
let processes: WatchedProcess[] = [];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tapwright-main-'));
  chmodSync(dataDir, 0o755);
  port = await findFreePort();
});

afterEach(async () => {
  await Promise.all(processes.map((each) => each.end('SIGKILL')));
  processes = [];
  await stopServer(cluster());
  rmSync(dataDir, { recursive: true });
});

const cluster = () => join(dataDir, 'database/cluster');

function start(env: NodeJS.ProcessEnv = {}, user?: SystemUser): WatchedProcess {
  const own = { DATA_DIR: dataDir, PORT: String(port), PATH: '/usr/bin:/bin', DEMO: 'off' };
  const started = spawnWatched([main], { env: { ...own, ...env }, ...(user !== undefined && { user }) });
  processes.push(started);
  return started;
}

const isReady = async (onPort = port) => (await fetch(`http://127.0.0.1:${onPort}/readyz`)).status;

/** The process must end by itself, not with success, and with one line for the person who started it. */
async function refusalOf(refused: WatchedProcess): Promise<string> {
  expect(await refused.ended).toBe(1);
  expect(refused.errors).toHaveLength(1);
  expect(refused.lines.filter((line) => line.includes('"fatal"'))).toEqual([]);
  return refused.errors[0] ?? '';
}

test('the first start says where to go and keeps its secrets; nobody else gets its folder, and it outlives kill -9', async () => {
  const first = start();
  await first.waitFor(`Tapwright is at http://localhost:${port}`);
  const passwordFile = join(dataDir, 'admin-password');
  await first.waitFor(`Sign in as "admin"; its password is in ${passwordFile}`);
  expect(await isReady()).toBe(200);
  for (const name of ['admin-password', 'master-key', 'database-password']) {
    expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
    const secret = readFileSync(join(dataDir, name), 'utf8').trim();
    expect([...first.lines, ...first.errors].join('\n')).not.toContain(secret);
  }
  const refusal = await refusalOf(start({ PORT: String(await findFreePort()) }));
  expect(refusal).toMatch(new RegExp(`^Process ${first.child.pid} already runs Tapwright`));
  expect(await isReady()).toBe(200);

  await first.end('SIGKILL');
  const secrets = readFileSync(join(dataDir, 'master-key'), 'utf8');
  await start().waitFor('Tapwright is at');
  expect(await isReady()).toBe(200);
  expect(readFileSync(join(dataDir, 'master-key'), 'utf8')).toBe(secrets);
});

test('SIGTERM stops everything, the database last; a later start makes no new password and claims to know none', async () => {
  const first = start({ ADMIN_PASSWORD: 'first_pass_1' });
  await first.waitFor('Sign in as "admin" with ADMIN_PASSWORD.');
  const pid = findPostmasterFile(cluster())?.pid ?? 0;
  expect(isAlive(pid)).toBe(true);
  expect(await first.end('SIGTERM')).toBe(0);
  expect(isAlive(pid)).toBe(false);
  expect(first.errors).toEqual([]);
  const second = start();
  await second.waitFor('Sign in as "admin" with the password it was given when it was made.');
  expect(existsSync(join(dataDir, 'admin-password'))).toBe(false);
});

test.runIf(isDeep)('a port that is taken is named, and the database is stopped again', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  const refusal = await refusalOf(start());
  expect(refusal).toBe(
    `Port ${port} of 127.0.0.1 is taken. Stop what listens there, or choose another PORT.`,
  );
  expect(findPostmasterFile(cluster())).toBeUndefined();
  await new Promise((resolve) => other.close(resolve));
});

test('a wrong setting is refused before anything is made', async () => {
  expect(await refusalOf(start({ PORT: 'x' }))).toContain('"x" as PORT is not allowed');
  expect(await refusalOf(start({ SMTP_HOST: 'mail' }))).toContain('There is no setting SMTP_HOST');
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a data folder that is a file is refused', async () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  expect(await refusalOf(start({ DATA_DIR: file }))).toContain(`The data folder ${file} cannot be written`);
});

test.runIf(canRunAsNobody)('a data folder that this user may not write is refused', async () => {
  const refusal = await refusalOf(start({}, nobody));
  expect(refusal).toBe(
    `The data folder ${dataDir} cannot be written (permission denied). Give this user the right, or choose another DATA_DIR.`,
  );
});

test('a database that cannot be reached is refused', async () => {
  const url = `postgres://ads:hunter2@127.0.0.1:${await findFreePort()}/ads`;
  const refusal = await refusalOf(start({ DATABASE_URL: url, MASTER_KEY: masterKey }));
  expect(refusal).toMatch(/^No PostgreSQL answers at 127\.0\.0\.1:\d+\./);
  expect(refusal).not.toContain('hunter2');
});

test('a database of a newer version is refused and nothing in it is touched', async () => {
  const { database, close } = await createTestDatabase();
  await database.pool.query("insert into applied_migrations (name, checksum) values ('9000_future.sql', '')");
  const env = { DATABASE_URL: urlOf(database.connection), MASTER_KEY: masterKey };
  expect(await refusalOf(start(env))).toContain('belongs to a newer Tapwright (it has 9000_future.sql');
  await close();
});

test.runIf(isDeep)('two processes that start at once on one empty database both serve it', async () => {
  const connection = await createEmptyDatabase();
  const ports = [port, await findFreePort()];
  const env = { DATABASE_URL: urlOf(connection), MASTER_KEY: masterKey };
  const both = ports.map((each) => start({ ...env, PORT: String(each) }));
  await Promise.all(both.map((each) => each.waitFor('Tapwright is at')));
  expect(await Promise.all(ports.map(isReady))).toEqual([200, 200]);
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query("select count(*)::int as count from users where login_name = 'admin'");
  expect(rows).toEqual([{ count: 1 }]);
  await client.end();
  expect(await Promise.all(both.map((each) => each.end('SIGTERM')))).toEqual([0, 0]);
  expect(existsSync(cluster())).toBe(false);
});
