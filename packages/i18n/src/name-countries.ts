import { formatList } from './format-list.ts';
import type { Language } from './languages.ts';
import { nameCountry } from './name-country.ts';

/** "Japan, South Korea", "日本、韩国": wherever places are written, on a screen, in a file or a mail. */
export const nameCountries = (language: Language, codes: readonly string[]): string =>
  formatList(
    language,
    codes.map((code) => nameCountry(language, code)),
  );
