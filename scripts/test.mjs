import { ensureInstalled } from './ensure-install.mjs';
import { runEntry, runOnLockedNode } from './hand-over.mjs';

await runEntry(async () => {
  await ensureInstalled();
  return runOnLockedNode(['checks/test-run/run-tests.ts', ...process.argv.slice(2)]);
});
