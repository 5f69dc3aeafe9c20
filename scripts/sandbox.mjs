import { ensureInstalled } from './ensure-install.mjs';
import { runEntry, runOnLockedNode, watchForKilledNpm } from './hand-over.mjs';

/** `npm run sandbox -- --port 8787 --seed 7`: a local Apple Ads. */
await runEntry(async () => {
  await ensureInstalled();
  return runOnLockedNode(['apps/sandbox/src/main.ts', ...process.argv.slice(2)], {
    // The channel carries no message; it breaks when this process is killed, and then the sandbox stops too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    signal: watchForKilledNpm(),
  });
});
