import { ensureInstalled } from './ensure-install.mjs';
import { ensureWebBuilt } from './ensure-web-built.mjs';
import { runEntry } from './hand-over.mjs';

await runEntry(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
});
