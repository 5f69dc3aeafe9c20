import { renameSync, writeFileSync } from 'node:fs';
import type { Credentials } from '../sandbox-types.ts';

/** Puts an API user into a file that only its owner can read. */
export function writeCredentials(credentials: Credentials, file: string): void {
  writeFileSync(`${file}.writing`, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.writing`, file);
}
