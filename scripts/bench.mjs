import { ensureInstalled } from './ensure-install.mjs';
import { runEntry, runOnLockedNode } from './hand-over.mjs';

/** `npm run bench` runs every measurement, `npm run bench -- http` those whose name holds "http". */
await runEntry(async () => {
  await ensureInstalled();
  return runOnLockedNode(['--expose-gc', 'bench/run.ts', ...process.argv.slice(2)]);
});
