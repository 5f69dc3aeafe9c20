import { ensureInstalled } from './ensure-install.mjs';
import { ensureWebBuilt } from './ensure-web-built.mjs';
import { runEntry, runOnLockedNode, watchForKilledNpm } from './hand-over.mjs';

await runEntry(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  // A young generation of 4 MB instead of growing ones keeps the idle process some 40 MB smaller.
  return runOnLockedNode(['--max-semi-space-size=4', 'apps/server/src/main.ts'], {
    // The channel carries no message; it breaks when this process is killed, and then the server stops too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    signal: watchForKilledNpm(),
  });
});
