import type { Deps } from '../../platform/deps.ts';
import { demoPasswordsFile, getDemoPassword, hasDemoPasswords, keepDemoPasswords } from './demo-passwords.ts';
import { demoOwner } from './demo-people.ts';
import { isDemoMade } from './demo-store.ts';

/** For whoever stands at the terminal. */
export async function describeDemo({
  settings,
  database,
}: Pick<Deps, 'settings' | 'database'>): Promise<string> {
  const { address } = demoOwner;
  const file = demoPasswordsFile(settings.dataDir);
  const isOurs = hasDemoPasswords(settings.dataDir);
  if (!(await isDemoMade(database.write))) {
    if (!isOurs)
      return `A demo team is being made by another process on this database: sign in as "${address}" with the password that one printed at its start`;
    const password = getDemoPassword(keepDemoPasswords(settings.dataDir), address);
    return `A demo team is being made: sign in as "${address}" with the password ${password}; its other people are in ${file}`;
  }
  return isOurs
    ? `Sign in to the demo team as "${address}"; unless it was changed since, the password is in ${file}`
    : `Sign in to the demo team as "${address}"; unless it was changed since, the password is in demo-passwords.json of the process that made the team`;
}
