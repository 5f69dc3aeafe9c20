import { readFile } from 'node:fs/promises';

let common: Promise<ReadonlySet<string>> | undefined;

/** Among the few thousand that are tried first, in any case of its letters, or hardly more than one key. */
export async function isGuessablePassword(password: string): Promise<boolean> {
  if (new Set(password).size < 3) return true;
  common ??= readCommon();
  return (await common).has(password.toLowerCase());
}

/** Read when somebody first sets a password. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const text = await readFile(new URL('guessable-passwords.txt', import.meta.url), 'utf8');
  return new Set(text.trim().split('\n'));
}
