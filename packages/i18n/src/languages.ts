export const languages = ['zh-CN', 'zh-TW', 'en', 'ja', 'ko'] as const;
export type Language = (typeof languages)[number];

const defaultLanguage: Language = 'en';

/** Each language's name in itself, as the language list shows it. */
export const languageNames: Record<Language, string> = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  en: 'English',
  ja: '日本語',
  ko: '한국어',
};

export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text);
}

/** From a browser's list of tags, or an Accept-Language header: the first language we speak, else English. */
export function pickLanguage(wanted: readonly string[] | string | undefined): Language {
  const tags = typeof wanted === 'string' ? readAcceptLanguage(wanted) : (wanted ?? []);
  for (const tag of tags) {
    const language = findLanguage(tag);
    if (language) return language;
  }
  return defaultLanguage;
}

function findLanguage(tag: string): Language | undefined {
  const [base = '', ...parts] = tag.trim().toLowerCase().split(/[-_]/);
  if (base === 'zh') {
    if (parts.includes('hant')) return 'zh-TW';
    if (parts.includes('hans')) return 'zh-CN';
    return parts.some((part) => ['tw', 'hk', 'mo'].includes(part)) ? 'zh-TW' : 'zh-CN';
  }
  return isLanguage(base) ? base : undefined;
}

const maxHeaderLength = 500;

function readAcceptLanguage(header: string): string[] {
  return header
    .slice(0, maxHeaderLength)
    .split(',')
    .map((entry) => {
      const [tag = '', ...settings] = entry.split(';').map((part) => part.trim());
      const weight = settings.find((setting) => /^q=/i.test(setting))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
