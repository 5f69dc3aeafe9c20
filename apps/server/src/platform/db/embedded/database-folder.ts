import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartRefusal } from '../../start-refusal.ts';
import type { SystemUser } from './run-program.ts';
import { canEnter, chooseServerUser } from './server-user.ts';

/** Open to every user of the machine, where the data folder or the program's own folder is not. */
export const systemFolder = process.platform === 'darwin' ? '/usr/local/var/tapwright' : '/var/lib/tapwright';

export type DatabaseFolder = {
  folder: string;
  cluster: string;
  logFile: string;
  user: SystemUser | undefined;
};

/** Where the database of this data folder lies, created when missing, and whom it belongs to. */
export function placeDatabaseFolder(dataDir: string): DatabaseFolder {
  const pointer = join(dataDir, 'database-folder.txt');
  const inDataDir = join(dataDir, 'database');
  if (existsSync(pointer)) return existingFolder(readPointer(pointer));
  const user = chooseServerUser();
  const isReachable = user === undefined || canEnter(user, dirname(dataDir));
  if (user !== undefined && isReachable) letPass(dataDir);
  if (existsSync(join(inDataDir, 'cluster'))) return existingFolder(inDataDir);
  if (isReachable) return newFolder(inDataDir, user);
  makeSystemFolder();
  const elsewhere = newFolder(join(systemFolder, `database-${randomBytes(4).toString('hex')}`), user);
  writeFileSync(pointer, `${elsewhere.folder}\n`, { flag: 'wx' });
  return elsewhere;
}

/** Others may walk through a folder of ours to what is theirs; they still cannot list it. */
function letPass(folder: string): void {
  chmodSync(folder, statSync(folder).mode | 0o011);
}

export function makeSystemFolder(): void {
  mkdirSync(systemFolder, { recursive: true });
  chmodSync(systemFolder, 0o755);
}

function readPointer(pointer: string): string {
  const folder = readFileSync(pointer, 'utf8').trim();
  if (existsSync(folder)) return folder;
  throw new StartRefusal(
    `${pointer} says that the database lies in ${folder}, which is gone. Bring that folder back, or delete the file to begin with an empty database.`,
  );
}

function newFolder(folder: string, user: SystemUser | undefined): DatabaseFolder {
  mkdirSync(folder, { recursive: true });
  // Others may pass through, not look: initdb runs as another user than the server when we are root.
  chmodSync(folder, 0o711);
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  return layOut(folder, user);
}

function existingFolder(folder: string): DatabaseFolder {
  const { uid, gid } = statSync(existsSync(join(folder, 'cluster')) ? join(folder, 'cluster') : folder);
  const ownUid = process.getuid?.();
  if (ownUid === 0) return layOut(folder, uid === 0 ? chooseServerUser() : { uid, gid });
  if (uid === ownUid) return layOut(folder, undefined);
  throw new StartRefusal(
    `The database in ${folder} belongs to the user with the number ${uid}. Start as that user or as root, or choose another DATA_DIR.`,
  );
}

const layOut = (folder: string, user: SystemUser | undefined): DatabaseFolder => ({
  folder,
  cluster: join(folder, 'cluster'),
  logFile: join(folder, 'server.log'),
  user,
});
