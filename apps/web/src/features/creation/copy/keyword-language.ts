const scripts = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['el', /\p{Script=Greek}/u],
  ['th', /\p{Script=Thai}/u],
] as const;

/** In letters that others share: Japanese is written in Han too, Ukrainian in Cyrillic. */
const alsoIn: Readonly<Record<string, readonly string[]>> = { zh: ['ja'], ru: ['uk', 'bg', 'kk'] };

const baseOf = (language: string): string => language.split(/[-_]/)[0]?.toLowerCase() ?? '';

/**
 * Whether people who read these languages search with a text. Letters tell most of them apart; what is in Latin ones is
 * taken to be in the language of where it is used today.
 */
export function isSearchedIn(text: string, latin: string | undefined, languages: readonly string[]): boolean {
  const wanted = languages.map(baseOf);
  const [script] = scripts.find(([, letters]) => letters.test(text)) ?? [];
  if (script === undefined) return latin === undefined || wanted.includes(baseOf(latin));
  return [script, ...(alsoIn[script] ?? [])].some((language) => wanted.includes(language));
}
