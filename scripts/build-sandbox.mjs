import { ensureInstalled } from './ensure-install.mjs';
import { runEntry, runOnLockedNode } from './hand-over.mjs';

/** `npm run build:sandbox`: the local Apple Ads as a package of plain JavaScript, in apps/sandbox/dist. */
await runEntry(async () => {
  await ensureInstalled();
  return runOnLockedNode(['apps/sandbox/package/build.ts', ...process.argv.slice(2)]);
});
