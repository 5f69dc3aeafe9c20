import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { buildApp } from './app.ts';
import { Clock } from './control/clock.ts';
import { DataFolder } from './control/data-folder.ts';
import { makeWorld } from './control/make-world.ts';
import { readOptions } from './control/read-options.ts';
import { writeCredentials } from './control/write-credentials.ts';
import { Sandbox } from './sandbox.ts';

// A year of 30,000 keywords leaves much behind; cleaning up earlier costs little time and saves 100 MB.
setFlagsFromString('--heap-growing-percent=20');
setFlagsFromString('--max-semi-space-size=16');

async function start(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const folder = options.data === undefined ? undefined : new DataFolder(options.data);
  const saved = folder?.load();
  const clock = new Clock(saved?.clock ?? options.clock);
  const make = (seed: number, now: number) => makeWorld(options, seed, now);
  const sandbox = new Sandbox({
    world: saved?.world ?? make(options.seed, clock.now()),
    clock,
    firstClock: options.clock,
    makeWorld: make,
    tokenSecret: folder?.tokenSecret() ?? randomBytes(32),
    quota: { requests: options.rateLimit, windowMs: 60_000 },
  });
  const saveNow = folder?.keep(sandbox);
  if (options.credentials !== undefined) writeCredentials(sandbox, options.credentials);
  const app = await buildApp(sandbox);
  const origin = await app.listen({ port: options.port, host: options.host });
  console.log(`Apple Ads sandbox at ${origin}, its page at ${origin}/sandbox`);

  const stop = async (): Promise<void> => {
    await app.close();
    saveNow?.();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  // Whoever started it with a channel was killed; what counts was kept half a second after it changed.
  if (process.connected) process.once('disconnect', () => process.exit(0));
}

try {
  await start();
} catch (error) {
  const [line] = String(error instanceof Error ? error.message : error).split('\n');
  console.error(line);
  process.exitCode = 1;
}
