import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { mkdtempSync, realpathSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf, StartRefusal } from './platform/start-refusal.ts';

/** Makes the folder when missing, tries whether it takes files, and gives back its path without links. */
export function prepareDataFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    rmdirSync(mkdtempSync(join(dataDir, '.writable-')));
    return realpathSync(dataDir);
  } catch (error) {
    throw new StartRefusal(
      `The data folder ${dataDir} cannot be written (${reasonOf(error)}). Give this user the right, or choose another DATA_DIR.`,
    );
  }
}

/** What the file holds, or what `make` gives, kept there for this user alone before it is used the first time. */
export function keepSecret(file: string, make: () => string): string {
  if (!existsSync(file)) createOnce(file, `${make()}\n`);
  const value = readFileSync(file, 'utf8').trim();
  if (value !== '') return value;
  throw new StartRefusal(
    `${file} is empty. Put back what it held; what was kept under it cannot be read without.`,
  );
}

export const makeMasterKey = (): string => randomBytes(32).toString('base64');

export const makePassword = (): string => randomBytes(12).toString('base64url').replaceAll('-', '_');

/** Whole or not at all, and the first of two processes wins. On disk before anything depends on it. */
function createOnce(file: string, content: string): void {
  const draft = `${file}.${process.pid}-${randomBytes(3).toString('hex')}`;
  try {
    writeFileSync(draft, content, { mode: 0o600, flush: true });
    linkSync(draft, file);
    flushFolder(join(file, '..'));
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
