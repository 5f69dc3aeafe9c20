import { chooseWrittenLanguage, type WrittenLanguage } from '@tapwright/domain/written-languages';

/** What a reader of that language is shown. A text is saved in one language at least. */
export function chooseText<Text extends { language: WrittenLanguage }>(
  reader: WrittenLanguage,
  texts: readonly Text[],
): Text {
  const chosen = chooseWrittenLanguage(
    reader,
    texts.map(({ language }) => language),
  );
  const text = texts.find(({ language }) => language === chosen);
  if (text === undefined) throw new Error('A news text is written in no language.');
  return text;
}
