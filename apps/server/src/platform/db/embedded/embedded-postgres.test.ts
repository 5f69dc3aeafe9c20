import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { spawnWatched, type WatchedProcess } from '../testing/watched-process.ts';
import { findPostmasterFile } from './postmaster-file.ts';
import { isAlive } from './process-life.ts';
import type { SystemUser } from './run-program.ts';
import { canEnter } from './server-user.ts';
import { stopServer } from './stop-server.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };

let prepared: string;
let outer: string;
let dataDir: string;
let processes: WatchedProcess[] = [];

/** One data folder that was started and stopped once; most tests begin with a copy of it. */
beforeAll(async () => {
  prepared = makeEmptyFolder();
  const first = spawnWatched([program, prepared]);
  await first.waitFor('ready');
  await first.end('SIGTERM');
});

afterAll(() => rmSync(prepared, { recursive: true }));

beforeEach(() => {
  outer = makeEmptyFolder();
  dataDir = outer;
});

afterEach(async () => {
  for (const each of processes) each.child.kill('SIGKILL');
  await stopServer(join(databaseFolder(), 'cluster'));
  rmSync(databaseFolder(), { recursive: true, force: true });
  rmSync(outer, { recursive: true, force: true });
  processes = [];
});

function makeEmptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tapwright-embedded-'));
  chmodSync(folder, 0o755);
  return folder;
}

const copyPrepared = () => execFileSync('cp', ['-a', join(prepared, 'database'), dataDir]);

function databaseFolder(): string {
  const pointer = join(dataDir, 'database-folder.txt');
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'database');
}

const program = fileURLToPath(new URL('../testing/run-embedded.ts', import.meta.url));

function start({ mode = 'idle', user }: { mode?: string; user?: SystemUser } = {}): WatchedProcess {
  const started = spawnWatched([program, dataDir, mode], { ...(user !== undefined && { user }) });
  processes.push(started);
  return started;
}

const postmasterPid = () => findPostmasterFile(join(databaseFolder(), 'cluster'))?.pid ?? 0;

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const server = findPostmasterFile(join(databaseFolder(), 'cluster'));
  const client = new pg.Client({
    host: server?.socketFolder,
    port: server?.port,
    user: 'tapwright',
    database: 'tapwright',
    password: 'secret',
  });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('the first start makes a database of its own, in which the application is no superuser', async () => {
  await start().waitFor('ready');
  const [row] = await query(
    `select usesuper as "isSuperuser", current_setting('listen_addresses') as addresses,
            current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
            datlocprovider::text as provider, current_setting('server_encoding') as encoding
     from pg_user, pg_database where usename = current_user and datname = current_database()`,
  );
  expect(row).toEqual({
    isSuperuser: false,
    addresses: '',
    checksums: 'on',
    fsync: 'on',
    provider: 'b',
    encoding: 'UTF8',
  });
});

test('the log of the database names a broken rule, and nobody’s data', async () => {
  copyPrepared();
  await start().waitFor('ready');
  await query('create table contacts (address text unique)');
  const insert = `insert into contacts values ('mei' || '@halden.app')`;
  await query(insert);
  await expect(query(insert)).rejects.toThrow('duplicate key');
  const log = readFileSync(join(databaseFolder(), 'server.log'), 'utf8');
  expect(log).toContain('duplicate key');
  expect(log).not.toContain('mei@halden.app');
});

test('SIGTERM ends the server too, and the next start finds what was written', async () => {
  copyPrepared();
  const first = start({ mode: 'write' });
  await first.waitFor('wrote 3');
  const pid = postmasterPid();
  await first.end('SIGTERM');
  expect(isAlive(pid)).toBe(false);
  await start().waitFor('ready');
  expect(await query('select id from written where id = 3')).toHaveLength(1);
});

test('kill -9 of everything under writes loses nothing that was acknowledged', async () => {
  copyPrepared();
  const first = start({ mode: 'write' });
  await first.waitFor('wrote 200');
  process.kill(postmasterPid(), 'SIGKILL');
  await first.end('SIGKILL');
  const acknowledged = first.lines.filter((line) => line.startsWith('wrote')).length;
  await start().waitFor('ready');
  const [row] = await query<{ count: number }>(
    `select count(*)::int from written where id <= ${acknowledged}`,
  );
  expect(row?.count).toBe(acknowledged);
});

test('after kill -9 of the process alone, the next start takes the running server over', async () => {
  copyPrepared();
  const first = start({ mode: 'write' });
  await first.waitFor('wrote 3');
  const pid = postmasterPid();
  await first.end('SIGKILL');
  expect(isAlive(pid)).toBe(true);
  const second = start();
  await second.waitFor('ready');
  expect(postmasterPid()).toBe(pid);
  await second.end('SIGTERM');
  expect(isAlive(pid)).toBe(false);
});

test('a second process is refused in one line and the first goes on', async () => {
  copyPrepared();
  const first = start({ mode: 'write' });
  await first.waitFor('ready');
  const refusal = await start().waitFor('refused');
  expect(refusal).toContain(
    `Process ${first.child.pid} already runs Tapwright on the database in ${databaseFolder()}.`,
  );
  await first.waitFor(`wrote ${first.lines.length + 1}`);
});

test('of two first starts at once, one goes on and one is refused', async () => {
  const both = [start(), start()];
  const outcomes = await Promise.all(
    both.map((each) => Promise.any([each.waitFor('ready'), each.waitFor('refused')])),
  );
  expect(outcomes.filter((line) => line.startsWith('ready'))).toHaveLength(1);
  expect(outcomes.filter((line) => line.startsWith('refused'))).toHaveLength(1);
  expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
});

test('a server that is killed under us is started again', async () => {
  copyPrepared();
  await start().waitFor('ready');
  const pid = postmasterPid();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => query('select 1 as one').catch(() => [])).toEqual([{ one: 1 }]);
  expect(postmasterPid()).not.toBe(pid);
});

test('a file left by a crash that names a process of somebody else does not stand in the way', async () => {
  copyPrepared();
  const first = start();
  await first.waitFor('ready');
  process.kill(postmasterPid(), 'SIGKILL');
  await first.end('SIGKILL');
  const file = join(databaseFolder(), 'cluster/postmaster.pid');
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [process.pid, ...rest].join('\n'));
  await start().waitFor('ready');
  expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
});

test('a path too long for a socket gets its socket elsewhere', async () => {
  dataDir = join(outer, 'a-folder-with-a-long-name'.repeat(4));
  mkdirSync(dataDir);
  copyPrepared();
  const first = start();
  const ready = await first.waitFor('ready');
  const socketFolder = ready.replace('ready ', '');
  expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  await first.end('SIGTERM');
  expect(existsSync(socketFolder)).toBe(false);
});

test('a database of a newer PostgreSQL is refused and left as it is', async () => {
  copyPrepared();
  const versionFile = join(databaseFolder(), 'cluster/PG_VERSION');
  writeFileSync(versionFile, '99\n');
  expect(await start().waitFor('refused')).toContain('was written by PostgreSQL 99');
  expect(readFileSync(versionFile, 'utf8')).toBe('99\n');
});

test('a first start that was cut off leaves nothing in the way of the next', async () => {
  const first = start();
  await expect.poll(() => existsSync(databaseFolder()), { interval: 5 }).toBe(true);
  await first.end('SIGKILL');
  await start().waitFor('ready');
  expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
});

test.runIf(isRoot)('as root, the server runs as a user that owns nothing else', async () => {
  copyPrepared();
  await start().waitFor('ready');
  const { uid } = statSync(join(databaseFolder(), 'cluster'));
  expect(uid).toBeGreaterThan(0);
  expect(readFileSync('/etc/passwd', 'utf8')).not.toContain(`:${uid}:`);
  expect(statSync(`/proc/${postmasterPid()}`).uid).toBe(uid);
});

test.runIf(isRoot)(
  'as root below a closed folder, the database lies in a system folder that the data folder names',
  async () => {
    dataDir = join(outer, 'data');
    mkdirSync(dataDir);
    chmodSync(outer, 0o700);
    const first = start({ mode: 'write' });
    await first.waitFor('wrote 3');
    expect(databaseFolder()).toMatch(/^\/var\/lib\/tapwright\/database-/);
    await first.end('SIGTERM');
    await start().waitFor('ready');
    expect(await query('select id from written where id = 3')).toHaveLength(1);
  },
);

test.runIf(isRoot)(
  'as root, a data folder closed to others lets the server pass and shows nothing',
  async () => {
    chmodSync(dataDir, 0o700);
    await start().waitFor('ready');
    expect(databaseFolder()).toBe(join(dataDir, 'database'));
    expect(statSync(dataDir).mode & 0o777).toBe(0o711);
  },
);

const canRunAsNobody = isRoot && canEnter(nobody, import.meta.dirname);

test.runIf(canRunAsNobody)('as an ordinary user, the server runs as that user', async () => {
  chmodSync(dataDir, 0o777);
  await start({ user: nobody }).waitFor('ready');
  expect(statSync(`/proc/${postmasterPid()}`).uid).toBe(nobody.uid);
});

test.runIf(canRunAsNobody)('a database of another user is refused', async () => {
  copyPrepared();
  chmodSync(dataDir, 0o777);
  expect(await start({ user: nobody }).waitFor('refused')).toContain('belongs to the user with the number');
});
