/** What two texts share if the platform takes them for the same search. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/gu, ' ');
}

/** Scripts that write without spaces are compared by what they contain. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export function isUnspaced(text: string): boolean {
  return unspaced.test(text);
}

export function holdsWord(text: string, word: string): boolean {
  if (isUnspaced(word)) return text.includes(word);
  return text === word || ` ${text} `.includes(` ${word} `);
}

/** True if every word of `words` stands in `text`, in any order. */
export function holdsAllWords(text: string, words: string): boolean {
  return words.split(' ').every((word) => holdsWord(text, word));
}

/** A slip of the finger, or the other number of a Latin noun; null where neither makes sense. */
export function nearSpelling(text: string): string | null {
  if (unspaced.test(text) || !/^[a-z ]+$/u.test(text)) return null;
  return text.endsWith('s') ? text.slice(0, -1) : `${text}s`;
}
