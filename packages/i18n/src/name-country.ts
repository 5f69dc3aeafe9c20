import type { Language } from './languages.ts';

const names = new Map<Language, Intl.DisplayNames>();

/** "Japan" for JP; a code that is no country is shown as it is. */
export function nameCountry(language: Language, code: string): string {
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  names.set(language, known);
  return /^[A-Z]{2}$/.test(code) ? (known.of(code) ?? code) : code;
}
