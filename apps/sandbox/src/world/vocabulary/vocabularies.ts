import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hebrew } from './hebrew.ts';
import { indonesian } from './indonesian.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { portuguese } from './portuguese.ts';
import { simplifiedChinese } from './simplified-chinese.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';
import { traditionalChinese } from './traditional-chinese.ts';
import { turkish } from './turkish.ts';
import { vietnamese } from './vietnamese.ts';
import type { Vocabulary } from './vocabulary.ts';

export const vocabularies = {
  en: english,
  de: german,
  fr: french,
  it: italian,
  es: spanish,
  pt: portuguese,
  nl: dutch,
  sv: swedish,
  tr: turkish,
  id: indonesian,
  vi: vietnamese,
  he: hebrew,
  'zh-Hans': simplifiedChinese,
  'zh-Hant': traditionalChinese,
  ja: japanese,
  ko: korean,
} satisfies Record<string, Vocabulary>;

export type Language = keyof typeof vocabularies;
