import { maxListedWords } from '@tapwright/contracts/word-lists';
import { cleanKeyword, foldKeyword } from '@tapwright/domain/keyword-text';

export type PastedWords = {
  /** Each once, as many as are taken at once. */
  readonly words: readonly string[];
  /** How many more there were. */
  readonly over: number;
};

/** A word a line, or the first cell of each; what is folded alike is one. A head that says so is none. */
export function readPasted(text: string): PastedWords {
  const cells = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => cleanKeyword(firstCell(line)));
  const [first = ''] = cells;
  const named = heads.has(foldKeyword(first)) ? cells.slice(1) : cells;
  const once = new Map(named.filter((word) => word !== '').map((word) => [foldKeyword(word), word]));
  const words = [...once.values()];
  return { words: words.slice(0, maxListedWords), over: Math.max(0, words.length - maxListedWords) };
}

const heads = new Set([
  'keyword',
  'keywords',
  'word',
  'words',
  'search term',
  '关键词',
  '關鍵字',
  '词',
  '字詞',
  'キーワード',
  '語句',
  '키워드',
  '단어',
]);

function firstCell(line: string): string {
  const quoted = /^\s*"((?:[^"]|"")*)"/.exec(line)?.[1];
  return quoted === undefined ? (line.split(/[,;\t]/)[0] ?? '') : quoted.replaceAll('""', '"');
}
