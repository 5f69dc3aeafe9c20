import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('start-server.ts', import.meta.url));

/**
 * For a test after which the first staff account no longer comes in as all others expect it to. What a failed test did
 * not stop ends with its worker.
 */
export async function startOwnServer(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  const said = /Ready at (\S+) with (\S+)/.exec(String(await once(child.stdout, 'data')));
  const [, origin = '', outbox = ''] = said ?? [];
  if (origin === '') throw new Error('The server did not start.');
  const outboxOfAll = process.env['OUTBOX'];
  process.env['OUTBOX'] = outbox;
  return {
    origin,
    stop: async () => {
      process.env['OUTBOX'] = outboxOfAll;
      process.off('exit', end);
      end();
      await once(child, 'exit');
    },
  };
}
