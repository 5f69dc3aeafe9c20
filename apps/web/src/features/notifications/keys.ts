import type { Language } from '@tapwright/i18n/languages';

export const noticeKeys = {
  all: ['notices'] as const,
  inLanguage: (language: Language) => [...noticeKeys.all, language] as const,
};
