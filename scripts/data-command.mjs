import { isAbsolute, join } from 'node:path';
import { ensureInstalled } from './ensure-install.mjs';
import { runEntry, runOnLockedNode } from './hand-over.mjs';

const { INIT_CWD = process.cwd() } = process.env;
const [command, ...words] = process.argv.slice(2);

await runEntry(async () => {
  await ensureInstalled();
  // npm runs us in the project's folder; a path is meant from where the person stands.
  const fromThere = (word) => (isAbsolute(word) ? word : join(INIT_CWD, word));
  const meant = ['backup', 'restore'].includes(command) ? words.map(fromThere) : words;
  return runOnLockedNode(['apps/server/src/data-command.ts', command, ...meant].filter(Boolean));
});
