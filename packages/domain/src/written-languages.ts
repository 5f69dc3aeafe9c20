export const writtenLanguages = ['zh-CN', 'zh-TW', 'en', 'ja', 'ko'] as const;
export type WrittenLanguage = (typeof writtenLanguages)[number];

/** What most readers can make out, when their own language is not there. */
const fallbacks: readonly WrittenLanguage[] = ['en', 'zh-CN'];

/** In which of the languages it was written in a text is shown; undefined when it was written in none. */
export function chooseWrittenLanguage(
  reader: WrittenLanguage,
  written: readonly WrittenLanguage[],
): WrittenLanguage | undefined {
  return [reader, ...fallbacks, ...writtenLanguages].find((language) => written.includes(language));
}
