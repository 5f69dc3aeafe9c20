import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { isAlive, waitForEnd } from '../db/embedded/process-life.ts';
import { keepSandbox, type KeptSandbox } from './keep-sandbox.ts';

const patience = { timeout: 30_000, interval: 50 };

let dataDir: string;
let sandbox: KeptSandbox;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tapwright-sandbox-'));
  sandbox = await keepSandbox({ dataDir, log: createLog({ level: 'silent' }) });
});
afterEach(async () => {
  await sandbox.stop();
  rmSync(dataDir, { recursive: true });
});

type World = { seed: number; organisations: { adAccounts: unknown[] }[]; apiUsers: { clientId: string }[] };
const readWorld = async (): Promise<World> => {
  const answer = await fetch(`${sandbox.origin()}/sandbox/world`);
  return JSON.parse(await answer.text());
};
const isThere = async (): Promise<boolean> =>
  fetch(`${sandbox.origin()}/sandbox/clock`).then(
    ({ ok }) => ok,
    () => false,
  );

test('it has five organisations, and an API user whose key only its owner can read', async () => {
  const { organisations, apiUsers } = await readWorld();
  expect(organisations).toHaveLength(5);
  const file = join(dataDir, 'sandbox/api-user.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const credentials = JSON.parse(readFileSync(file, 'utf8'));
  expect(apiUsers.map(({ clientId }) => clientId)).toContain(credentials.clientId);
  expect(credentials).toMatchObject({ orgId: expect.any(Number), privateKeyPem: expect.any(String) });
});

test('when it dies it comes back at the same address, with the same users', async () => {
  const [origin, pid, before] = [sandbox.origin(), sandbox.pid() ?? 0, await readWorld()];
  process.kill(pid, 'SIGKILL');
  await waitForEnd(pid, 5_000);
  await expect.poll(isThere, patience).toBe(true);
  expect(sandbox.origin()).toBe(origin);
  expect((await readWorld()).apiUsers[0]?.clientId).toBe(before.apiUsers[0]?.clientId);
});

test('it ends when it is told to', async () => {
  const pid = sandbox.pid() ?? 0;
  await sandbox.stop();
  expect(isAlive(pid)).toBe(false);
  expect(await isThere()).toBe(false);
});
