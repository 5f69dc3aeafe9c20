import type { Language } from './languages.ts';

/** By script, since that is how readers tell the two ways of writing Chinese apart. */
const tags: Record<Language, string> = {
  'zh-CN': 'zh-Hans',
  'zh-TW': 'zh-Hant',
  en: 'en',
  ja: 'ja',
  ko: 'ko',
};

/** "Japanese", "日语", "日本語": a language in the words of its reader, within a sentence. */
export function nameLanguage(reader: Language, language: Language): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(tags[language]) ?? language;
}
