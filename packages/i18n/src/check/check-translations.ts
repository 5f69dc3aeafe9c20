import { type Language, languages } from '../languages.ts';
import { flattenMessages, type Sentence } from './flatten-messages.ts';

/** The same namespace in each language, as read from its files; undefined where there is no file. */
export type Translations = Record<Language, unknown>;

/** Same keys, same plural forms as the language has, same placeholders and tags, nothing empty or left in English. */
export function checkTranslations(
  namespace: string,
  translations: Translations,
  brandWords: readonly string[],
): string[] {
  const english = byStem(flattenMessages(translations.en));
  return languages.flatMap((language) => {
    const file = `packages/i18n/messages/${language}/${namespace}.json`;
    if (translations[language] === undefined)
      return [`${file} is missing. Write it with the keys of the English file.`];
    const here = byStem(flattenMessages(translations[language]));
    return [
      ...compareKeys(english, here),
      ...checkForms(language, english, here),
      ...findEnglish(language, english, here, brandWords),
    ].map((problem) => `${file}: ${problem}`);
  });
}

type ByStem = Map<string, Sentence[]>;

function byStem(sentences: readonly Sentence[]): ByStem {
  return Map.groupBy(sentences, ({ stem }) => stem);
}

function compareKeys(english: ByStem, here: ByStem): string[] {
  const missing = [...english].filter(([stem]) => !here.has(stem));
  const extra = [...here.keys()].filter((stem) => !english.has(stem));
  return [
    ...missing.map(
      ([stem, [sentence]]) => `"${stem}" is missing. Add it; English says ${JSON.stringify(sentence?.text)}.`,
    ),
    ...extra.map((stem) => `"${stem}" is not in the English file. Add it there, or remove it here.`),
  ];
}

function checkForms(language: Language, english: ByStem, here: ByStem): string[] {
  return [...here].flatMap(([stem, forms]) => {
    const original = english.get(stem);
    if (!original) return [];
    return [
      ...checkTexts(forms),
      ...checkPlural(language, stem, original, forms),
      ...checkMarks(stem, original, forms),
    ];
  });
}

function checkTexts(forms: readonly Sentence[]): string[] {
  return forms
    .filter(({ text }) => typeof text !== 'string' || text.trim() === '')
    .map(
      ({ path, text }) => `"${path}" is ${JSON.stringify(text)}. Write a sentence; a message is never empty.`,
    );
}

function checkPlural(
  language: Language,
  stem: string,
  original: readonly Sentence[],
  forms: readonly Sentence[],
): string[] {
  const isPlural = original.some(({ category }) => category !== undefined);
  const wanted: (string | undefined)[] = isPlural
    ? new Intl.PluralRules(language).resolvedOptions().pluralCategories
    : [undefined];
  const found = forms.map(({ category }) => category);
  if (wanted.length === found.length && wanted.every((category) => found.includes(category))) return [];
  const names = wanted
    .map((category) => (category === undefined ? `"${stem}"` : `"${stem}_${category}"`))
    .toSorted();
  return [`"${stem}" has the wrong plural forms. ${language} needs ${names.join(' and ')} and no other.`];
}

/** `{{count}}` and `<a>`: what the code fills in must have its place in every language. */
function checkMarks(stem: string, original: readonly Sentence[], forms: readonly Sentence[]): string[] {
  const wanted = marksOf(original);
  const found = marksOf(forms);
  if (wanted.join() === found.join()) return [];
  return [`"${stem}" holds ${list(found)}, but in English ${list(wanted)}. Use exactly those.`];
}

function marksOf(forms: readonly Sentence[]): string[] {
  const marks = forms.flatMap(({ text }) => String(text).match(/\{\{[^}]*\}\}|<\/?\w+\/?>/g) ?? []);
  return [...new Set(marks.map((mark) => mark.replaceAll(' ', '')))].toSorted();
}

const list = (marks: readonly string[]) => (marks.length === 0 ? 'nothing to fill in' : marks.join(' '));

function findEnglish(
  language: Language,
  english: ByStem,
  here: ByStem,
  brandWords: readonly string[],
): string[] {
  if (language === 'en') return [];
  return [...here.values()].flat().flatMap(({ path, stem, text }) => {
    const same = english.get(stem)?.some((sentence) => sentence.text === text);
    if (!same || !hasWords(String(text), brandWords)) return [];
    return [
      `"${path}" is still English: ${JSON.stringify(text)}. Translate it, or name its words in check-exceptions.ts.`,
    ];
  });
}

function hasWords(text: string, brandWords: readonly string[]): boolean {
  const words = text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, ' ').match(/[A-Za-z]{2,}/g) ?? [];
  return words.some((word) => !brandWords.includes(word));
}
