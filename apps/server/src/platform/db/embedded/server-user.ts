import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SystemUser } from './run-program.ts';

/** From the range that distributions give to nobody: no person and no service runs as it. */
const preferredUid = 65_432;

/** PostgreSQL refuses to run as root, so there it gets a user of its own. Undefined means: the user we are. */
export function chooseServerUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const taken = new Set(readAccounts().map((account) => account.uid));
  let uid = preferredUid;
  while (taken.has(uid)) uid -= 1;
  return { uid, gid: uid };
}

/** initdb looks its user's name up, so it runs as one that /etc/passwd knows; the files then change hands. */
export function findNamedUser(): SystemUser | undefined {
  const accounts = readAccounts().filter((account) => account.uid !== 0);
  const { uid, gid } = accounts.find((account) => account.name === 'nobody') ?? accounts[0] ?? {};
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

/** Whether `user` can enter `folder`, by the mode bits of it and of every folder above. */
export function canEnter(user: SystemUser, folder: string): boolean {
  const { mode, uid, gid } = statSync(folder);
  const enter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  const parent = dirname(folder);
  return (mode & enter) !== 0 && (parent === folder || canEnter(user, parent));
}

/** Whether everyone may read and run the file. */
export function isOpenToAll(file: string): boolean {
  return (statSync(file).mode & 0o005) === 0o005;
}

function readAccounts(): (SystemUser & { name: string })[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .filter((line) => line.includes(':') && !line.startsWith('#'))
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
