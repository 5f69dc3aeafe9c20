import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startSandbox } from './start-sandbox.ts';
import { localCertificate } from './testing/local-certificate.ts';

const main = new URL('main.ts', import.meta.url).pathname;

const isThere = (origin: string): Promise<boolean> =>
  fetch(`${origin}/health`).then(
    () => true,
    () => false,
  );

it('ends when the npm that started it was killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-npm-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const scripts = { sandbox: `"${process.execPath}" "${main}" --port 0 --world empty` };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'one', version: '1.0.0', scripts }));
  const npm = spawn('npm', ['run', '--silent', 'sandbox'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = /http:\/\/[\d.:]+/.exec(String(await once(npm.stdout, 'data')))?.[0] ?? '';
  expect(await isThere(origin)).toBe(true);
  npm.kill('SIGKILL');
  await expect.poll(() => isThere(origin), { timeout: 30_000 }).toBe(false);
});

it('speaks TLS with a certificate that it was given', async () => {
  const sandbox = await startSandbox({ world: 'empty', tls: localCertificate });
  onTestFinished(sandbox.stop);
  expect(sandbox.origin).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
  const status = await new Promise((resolve, reject) => {
    request(`${sandbox.origin}/health`, { ca: localCertificate.cert }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once('error', reject)
      .end();
  });
  expect(status).toBe(200);
});
