import type { Language } from './languages.ts';

/** "Stillwater, Pagecraft", "静水、书页": as many as there are, without an "and". */
export function formatList(language: Language, texts: readonly string[]): string {
  return texts.join(language === 'en' || language === 'ko' ? ', ' : '、');
}
