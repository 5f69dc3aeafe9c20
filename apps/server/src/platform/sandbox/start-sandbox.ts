import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { StartRefusal } from '../start-refusal.ts';

const main = fileURLToPath(new URL('../../../../sandbox/src/main.ts', import.meta.url));

export type RunningSandbox = { child: ChildProcess; origin: string };

/** The sandbox has no business with our settings, some of which are secret. */
function environment(): NodeJS.ProcessEnv {
  const compiled = getCompileCacheDir();
  return compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) };
}

/** A local Apple Ads in a process of its own, on loopback; resolves once it says where it listens. */
export async function startSandbox(folder: string, port: number): Promise<RunningSandbox> {
  const options = ['--host', '127.0.0.1', '--port', String(port), '--data', folder];
  const child = spawn(
    process.execPath,
    [main, ...options, '--credentials', join(folder, 'api-user.json')],
    // The channel carries no message; it breaks when this process is killed, and then the sandbox ends too.
    { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env: environment() },
  );
  const complaints: string[] = [];
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new TypeError('a child with pipes has both');
  createInterface({ input: stderr }).on('line', (line) => complaints.push(line));
  const said: Promise<unknown[]> = once(createInterface({ input: stdout }), 'line');
  const ended: Promise<unknown[]> = once(child, 'close').then(() => []);
  const [line] = await Promise.race([said, ended]);
  const origin = /http:\/\/[\d.]+:\d+/.exec(String(line))?.[0];
  if (origin === undefined)
    throw new StartRefusal(`The local Apple Ads did not start: ${complaints[0] ?? 'it said nothing'}`);
  return { child, origin };
}
