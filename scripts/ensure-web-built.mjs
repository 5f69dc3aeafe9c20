import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressBuiltWeb } from './compress-built-web.mjs';
import { projectRoot, Refusal } from './ensure-install.mjs';
import { runOnLockedNode } from './hand-over.mjs';

/** Whatever the built web is made of. */
const sources = ['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json'];
const notSources = new Set(['node_modules', 'dist', '.DS_Store']);

/** Builds the web unless what lies in apps/web/dist was made of these very sources. */
export async function ensureWebBuilt(root = projectRoot) {
  const stamp = join(root, 'node_modules/.web-built-from');
  const digest = digestOf(root);
  const isBuilt = existsSync(join(root, 'apps/web/dist/index.html')) && readIfThere(stamp) === digest;
  if (isBuilt) return;
  console.log('Building the web.');
  const startedAt = Date.now();
  // A build that is cut off leaves no stamp behind, so it is done again.
  rmSync(stamp, { force: true });
  const code = await runOnLockedNode(
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
    { cwd: join(root, 'apps/web'), root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (code !== 0)
    throw new Refusal('The web could not be built; the reason stands above. Nothing was started.');
  await compressBuiltWeb(join(root, 'apps/web/dist'));
  writeFileSync(stamp, digest);
  console.log(`Built in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

function digestOf(root) {
  const hash = createHash('sha256');
  for (const file of sources
    .flatMap((path) => listFiles(root, path))
    .toSorted((one, other) => (one < other ? -1 : 1))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(root, path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => !notSources.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => listFiles(root, `${path}/${entry.name}`));
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
