import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { admin } from './credentials.ts';

/** The real server on an empty folder of its own. Says its address when it is ready; the folder goes when it ends. */
const port = await findFreePort();
const baseUrl = `http://localhost:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'tapwright-e2e-'));
const logFile = fileURLToPath(new URL('../test-results/browser-server.log', import.meta.url));
const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
mkdirSync(dirname(logFile), { recursive: true });
const log = openSync(logFile, 'w');
const server = spawn(process.execPath, [main], {
  stdio: ['ignore', log, log],
  env: {
    ...process.env,
    FORCE_COLOR: undefined,
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: admin.password,
    DEMO: 'off',
    CAPTCHA_BITS: '1',
  },
});
const ended = new Promise<number>((resolve) => {
  server.once('close', (code) => resolve(code ?? 1));
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
void ended.then((code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = code;
});

while (server.exitCode === null && !(await isReady())) await setTimeout(50);
if (server.exitCode === null) console.log(`Ready at ${baseUrl} with ${join(dataDir, 'outbox')}`);
else console.error(readFileSync(logFile, 'utf8'));

async function isReady(): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address of this form.
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return free;
}
