import type { Language } from './languages.ts';

/** Intl's tag of a language. English figures and month names are the American ones ("Sep", not "Sept"). */
const tags: Record<Language, string> = {
  'zh-CN': 'zh-CN',
  'zh-TW': 'zh-TW',
  en: 'en-US',
  ja: 'ja-JP',
  ko: 'ko-KR',
};

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Making an Intl object costs far more than using it, and a table uses thousands. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return remembered(numberFormats, language, options, () => new Intl.NumberFormat(tags[language], options));
}

export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return remembered(dateFormats, language, options, () => new Intl.DateTimeFormat(tags[language], options));
}

const ageFormats = new Map<string, Intl.RelativeTimeFormat>();

export function ageFormat(
  language: Language,
  options: Intl.RelativeTimeFormatOptions,
): Intl.RelativeTimeFormat {
  const tag = language === 'en' ? 'en-GB' : tags[language];
  return remembered(ageFormats, language, options, () => new Intl.RelativeTimeFormat(tag, options));
}

function remembered<Format>(
  formats: Map<string, Format>,
  language: Language,
  options: object,
  make: () => Format,
): Format {
  const key = language + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const made = make();
  formats.set(key, made);
  return made;
}
