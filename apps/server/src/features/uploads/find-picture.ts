import type { Deps } from '../../platform/deps.ts';
import type { StoredFile } from '../../platform/files/files.ts';
import { isUpload } from './uploads-store.ts';

/** Other features keep files in the same store; only what was sent as a picture is open to everybody. */
export async function findPicture(
  { database, files }: Pick<Deps, 'database' | 'files'>,
  name: string,
): Promise<StoredFile | undefined> {
  return (await isUpload(database.read, name)) ? files.find(name) : undefined;
}
