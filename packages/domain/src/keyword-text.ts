const maxKeywordLength = 80;
export const maxKeywordsOfAdGroup = 5000;

export type KeywordTextProblem = 'required' | 'tooLong';

/** Most texts are clean as they are, and thousands are judged at once. */
const plain = /^[!-~]+(?: [!-~]+)*$/;

/** What is sent and kept: composed, without control and direction characters, single spaces. */
export function cleanKeyword(text: string): string {
  if (plain.test(text)) return text;
  return text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
}

export function findKeywordTextProblem(text: string): KeywordTextProblem | undefined {
  const characters = Array.from(cleanKeyword(text)).length;
  if (characters === 0) return 'required';
  return characters > maxKeywordLength ? 'tooLong' : undefined;
}

/** Two texts with the same fold are the same keyword to Apple: case, width, spaces and Unicode form do not count. */
export function foldKeyword(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  const folded = cleanKeyword(text).normalize('NFKC').toLowerCase().normalize('NFKC');
  return folded.replaceAll(/\s+/gu, ' ').trim();
}

/** What stands once in an ad group, or once among the negatives of a place. */
export const keywordKey = ({ text, matchType }: { text: string; matchType: string }): string =>
  `${matchType} ${foldKeyword(text)}`;
