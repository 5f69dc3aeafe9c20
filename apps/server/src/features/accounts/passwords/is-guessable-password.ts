import { readFile } from 'node:fs/promises';

let common: Promise<ReadonlySet<string>> | undefined;

/** Of the product, its field and its roles: what somebody who knows where they are would try. */
const wordsOfHere =
  /tapwright|appstore|apple|search|ads|campaigns?|keywords?|agency|team|owner|admin|manager|finance|staff|[\d_]/g;

/** Among the few thousand that are tried first, words of this place alone, or hardly more than one key. */
export async function isGuessablePassword(password: string): Promise<boolean> {
  if (new Set(password).size < 3) return true;
  const letters = password.toLowerCase();
  if (letters.replaceAll(wordsOfHere, '') === '') return true;
  common ??= readCommon();
  return (await common).has(letters);
}

/** Read when somebody first sets a password. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const text = await readFile(new URL('guessable-passwords.txt', import.meta.url), 'utf8');
  return new Set(text.trim().split('\n'));
}
