import { ensureInstalled } from './ensure-install.mjs';
import { runEntry, runOnLockedNode } from './hand-over.mjs';

/** `npm run sandbox -- --port 8787 --seed 7`: a local Apple Ads. */
await runEntry(async () => {
  await ensureInstalled();
  return runOnLockedNode(['apps/sandbox/src/main.ts', ...process.argv.slice(2)]);
});
