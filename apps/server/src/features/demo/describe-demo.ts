import { existsSync } from 'node:fs';
import type { Deps } from '../../platform/deps.ts';
import { demoPasswordsFile, keepDemoPasswords } from './demo-passwords.ts';
import { demoOwner } from './demo-people.ts';
import { isDemoMade } from './demo-store.ts';

/** For whoever stands at the terminal. */
export async function describeDemo({
  settings,
  database,
}: Pick<Deps, 'settings' | 'database'>): Promise<string> {
  const { address } = demoOwner;
  const file = demoPasswordsFile(settings.dataDir);
  if (!(await isDemoMade(database.write))) {
    const password = keepDemoPasswords(settings.dataDir).of(address);
    return `A demo team is being made: sign in as "${address}" with the password ${password}; its other people are in ${file}`;
  }
  return existsSync(file)
    ? `Sign in to the demo team as "${address}"; unless it was changed since, the password is in ${file}`
    : `Sign in to the demo team as "${address}" with the password it was given when it was made.`;
}
