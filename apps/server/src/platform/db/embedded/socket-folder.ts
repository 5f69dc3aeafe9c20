import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseFolder } from './database-folder.ts';
import { findPostmasterFile } from './postmaster-file.ts';

/** 108 bytes hold a socket's path on Linux, 104 on macOS, the closing zero included. */
const maxSocketPath = 103;
const temporaryPrefix = '/tmp/tapwright-';

/** A folder that only the server's user may enter: beside the cluster, or under /tmp where that path is too long. */
export function placeSocketFolder(place: DatabaseFolder, port: number): string {
  const inDataDir = join(place.folder, 'socket');
  if (Buffer.byteLength(join(inDataDir, `.s.PGSQL.${port}`)) <= maxSocketPath) {
    mkdirSync(inDataDir, { recursive: true });
    return closeToOthers(inDataDir, place);
  }
  const former = findPostmasterFile(place.cluster)?.socketFolder;
  if (former?.startsWith(temporaryPrefix) && ownerOf(former) === (place.user?.uid ?? process.getuid?.()))
    return former;
  return closeToOthers(mkdtempSync(temporaryPrefix), place);
}

export function removeTemporarySocketFolder(socketFolder: string): void {
  if (socketFolder.startsWith(temporaryPrefix)) rmSync(socketFolder, { recursive: true, force: true });
}

function closeToOthers(folder: string, { user }: DatabaseFolder): string {
  chmodSync(folder, 0o700);
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
}

const ownerOf = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.uid;
