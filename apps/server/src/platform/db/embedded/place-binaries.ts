import { chmodSync, existsSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { StartRefusal } from '../../start-refusal.ts';
import type { Binaries } from './find-binaries.ts';
import type { SystemUser } from './run-program.ts';
import { canEnter, isOpenToAll } from './server-user.ts';

/** The folder with `initdb` and `postgres`, complete and open to `user`: where npm put it, else a copy in `copiesFolder`. */
export async function placeBinaries(
  binaries: Binaries,
  user: SystemUser | undefined,
  copiesFolder: string,
): Promise<string> {
  const isOpen =
    user === undefined ||
    (canEnter(user, join(binaries.folder, 'bin')) && isOpenToAll(join(binaries.folder, 'bin/postgres')));
  if (isOpen && linkLibraries(binaries.folder, binaries.links)) return join(binaries.folder, 'bin');
  const copy = join(copiesFolder, binaries.name);
  if (!existsSync(copy)) await copyBinaries(binaries, copy);
  return join(copy, 'bin');
}

/** npm runs no install scripts here, and packages cannot hold links. False where the folder is not ours to write in. */
function linkLibraries(folder: string, links: Binaries['links']): boolean {
  try {
    for (const { from, to } of links) linkLibrary(join(folder, from), join(folder, to));
    return true;
  } catch {
    return false;
  }
}

function linkLibrary(from: string, to: string): void {
  if (existsSync(from)) return;
  try {
    symlinkSync(relative(dirname(from), to), from);
  } catch (error) {
    // Another process made it between the look and the link.
    if (!existsSync(from)) throw error;
  }
}

/** Into a folder beside the goal, then renamed: whoever finds the goal finds it whole. */
async function copyBinaries({ folder, links }: Binaries, copy: string): Promise<void> {
  await mkdir(dirname(copy), { recursive: true, mode: 0o755 });
  const draft = await mkdtemp(`${copy}.`);
  try {
    await cp(folder, draft, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !isForDevelopers(source),
    });
    openToAll(draft);
    if (!linkLibraries(draft, links)) throw new StartRefusal(`The libraries in ${draft} cannot be linked.`);
    await rename(draft, copy);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}

const isForDevelopers = (path: string) => path.endsWith('.a') || basename(path) === 'pkgconfig';

function openToAll(path: string): void {
  const stat = statSync(path);
  if (!stat.isDirectory()) return chmodSync(path, (stat.mode & 0o100) === 0 ? 0o644 : 0o755);
  chmodSync(path, 0o755);
  for (const name of readdirSync(path)) openToAll(join(path, name));
}
