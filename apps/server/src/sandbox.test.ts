import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { stopServer } from './platform/db/embedded/stop-server.ts';
import { findFreePort } from './platform/db/testing/find-free-port.ts';
import { spawnWatched, type WatchedProcess } from './platform/db/testing/watched-process.ts';

const isDeep = inject('depth') === 'deep';
const main = fileURLToPath(new URL('main.ts', import.meta.url));
const label = 'Apple Ads is a sandbox here, with invented apps and invented money; its page is at ';

let dataDir: string;
let port: number;
let server: WatchedProcess;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tapwright-with-sandbox-'));
  port = await findFreePort();
});
afterEach(async () => {
  await server.end('SIGKILL');
  await stopServer(join(dataDir, 'database/cluster'));
  rmSync(dataDir, { recursive: true });
});

function start(env: NodeJS.ProcessEnv = {}): void {
  server = spawnWatched([main], {
    env: { DATA_DIR: dataDir, PORT: String(port), PATH: '/usr/bin:/bin', DEMO: 'off', ...env },
  });
}

const statusOf = async (url: string): Promise<number | 'none'> =>
  fetch(url).then(
    ({ status }) => status,
    () => 'none',
  );

test('a start says that Apple Ads is a sandbox and where its page is, which ends with the server', async () => {
  start();
  const line = await server.waitFor(label);
  const page = line.slice(label.length);
  expect(await statusOf(page)).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await statusOf(page)).toBe('none');
});

test.runIf(isDeep)('a killed server leaves no sandbox behind', async () => {
  start();
  const page = (await server.waitFor(label)).slice(label.length);
  await server.end('SIGKILL');
  await expect.poll(async () => statusOf(page), { timeout: 30_000 }).toBe('none');
});

test.runIf(isDeep)('nothing of the sandbox is reached through the port of the console', async () => {
  start();
  await server.waitFor(label);
  for (const path of ['/sandbox', '/sandbox/world', '/sandbox/clock', '/v1/acls', '/api/v5/acls'])
    expect(await statusOf(`http://127.0.0.1:${port}${path}`), path).toBe(404);
});

test.runIf(isDeep)('with Apple itself there is no sandbox', async () => {
  start({ APPLE_ADS: 'apple' });
  await server.waitFor('Sign in as');
  expect(server.lines.filter((line) => line.startsWith(label))).toEqual([]);
  expect(existsSync(join(dataDir, 'sandbox'))).toBe(false);
});
