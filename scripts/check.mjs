import { ensureInstalled } from './ensure-install.mjs';
import { runEntry, runOnLockedNode } from './hand-over.mjs';

await runEntry(async () => {
  await ensureInstalled();
  return runOnLockedNode(['checks/run.ts', ...process.argv.slice(2)]);
});
