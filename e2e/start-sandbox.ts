import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../apps/sandbox/src/main.ts', import.meta.url));

/** A local Apple Ads of its own, standing at noon of 20 November 2026. */
export async function startSandbox(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const options = ['--port', '0', '--seed', '7', '--clock', '2026-11-20T12:00:00Z', '--speed', '0'];
  const child = spawn(process.execPath, [main, ...options], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const { stdout } = child;
  if (!stdout) throw new TypeError('a child with a pipe has an output');
  const origin = /http:\/\/[\d.:]+/.exec(String(await once(stdout, 'data')))?.[0];
  if (origin === undefined) throw new Error('The sandbox did not start.');
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
