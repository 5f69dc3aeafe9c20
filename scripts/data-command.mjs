import { isAbsolute, join } from 'node:path';
import { ensureInstalled } from './ensure-install.mjs';
import { runEntry, runOnLockedNode } from './hand-over.mjs';

const { INIT_CWD = process.cwd() } = process.env;
const [command, folder] = process.argv.slice(2);

await runEntry(async () => {
  await ensureInstalled();
  // npm runs us in the project's folder; a path is meant from where the person stands.
  const path = folder === undefined || isAbsolute(folder) ? folder : join(INIT_CWD, folder);
  return runOnLockedNode(
    ['apps/server/src/data-command.ts', command, path].filter((word) => word !== undefined),
  );
});
