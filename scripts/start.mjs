import { ensureInstalled } from './ensure-install.mjs';
import { ensureWebBuilt } from './ensure-web-built.mjs';
import { runEntry, runOnLockedNode, watchForKilledNpm } from './hand-over.mjs';

await runEntry(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  return runOnLockedNode(['apps/server/src/main.ts'], {
    // The channel carries no message; it breaks when this process is killed, and then the server stops too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    signal: watchForKilledNpm(),
  });
});
