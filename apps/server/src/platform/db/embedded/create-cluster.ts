import { randomBytes } from 'node:crypto';
import { existsSync, lchownSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '../../start-refusal.ts';
import type { DatabaseFolder } from './database-folder.ts';
import { isAlive } from './process-life.ts';
import { complaintOf, runProgram, type SystemUser } from './run-program.ts';
import { findNamedUser } from './server-user.ts';

export const superuser = 'postgres';

/** An empty cluster at `place.cluster`. Made under another name and renamed, so what was cut off is never taken for one. */
export async function createCluster(
  binFolder: string,
  version: number,
  place: DatabaseFolder,
  password: string,
): Promise<void> {
  removeDrafts(place.folder);
  const draft = join(place.folder, `draft-${process.pid}-${randomBytes(3).toString('hex')}`);
  const initUser = place.user === undefined ? undefined : findNamedUser();
  try {
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(join(draft, 'password'), password, { mode: 0o600 });
    if (initUser !== undefined) giveTo(initUser, draft);
    await initialize(binFolder, version, draft, initUser);
    if (place.user !== undefined) giveTo(place.user, join(draft, 'cluster'));
    renameSync(join(draft, 'cluster'), place.cluster);
  } catch (error) {
    // Another process was quicker with the same; its cluster is as good.
    if (!existsSync(join(place.cluster, 'PG_VERSION'))) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function initialize(binFolder: string, version: number, draft: string, user: SystemUser | undefined) {
  const args = [
    `--pgdata=${join(draft, 'cluster')}`,
    `--username=${superuser}`,
    `--pwfile=${join(draft, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--data-checksums',
    '--no-instructions',
    ...localeArgs(version),
  ];
  await runProgram(join(binFolder, 'initdb'), args, user).catch((error: unknown) => {
    throw new StartRefusal(
      `The database could not be created: ${complaintOf(error)}. Nothing is left behind.`,
    );
  });
}

/** The same order and case rules on every machine, whatever its system or ICU says. */
const localeArgs = (version: number): string[] =>
  version >= 17
    ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C.UTF-8', '--lc-messages=C'];

function giveTo(user: SystemUser, path: string): void {
  for (const name of ['', ...readdirSync(path, { recursive: true, encoding: 'utf8' })]) {
    lchownSync(join(path, name), user.uid, user.gid);
  }
}

function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = /^draft-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}
