import { cleanKeyword, findKeywordTextProblem, keywordKey } from './keyword-text.ts';

export type MatchType = 'EXACT' | 'BROAD';
export type KeywordLine = {
  text: string;
  matchType: MatchType;
  /** As typed; empty: none was named. */
  bid: string;
  /** Why it is left out: the same stands further up, or no keyword can be like this. */
  leftOut: 'twice' | 'tooLong' | undefined;
  /** Where it stands in what was pasted. */
  line: number;
};

/** As they are written in sheets, in the languages of the console. */
const matchWords: Readonly<Record<MatchType, readonly string[]>> = {
  EXACT: [
    'exact',
    '精确',
    '精确匹配',
    '完全匹配',
    '完全比對',
    '精準',
    '完全相符',
    '完全一致',
    '완전 일치',
    '정확히 일치',
    '일치',
  ],
  BROAD: [
    'broad',
    '广泛',
    '广泛匹配',
    '廣泛',
    '廣泛比對',
    '部分一致',
    'インテントマッチ',
    '확장',
    '확장 일치',
    '확장 검색',
    '폭넓은 일치',
  ],
};

const findMatch = (word: string | undefined): MatchType | undefined => {
  const wanted = word?.trim().toLowerCase() ?? '';
  if (matchWords.EXACT.includes(wanted)) return 'EXACT';
  return matchWords.BROAD.includes(wanted) ? 'BROAD' : undefined;
};

/**
 * A keyword a line, match type and bid behind it after tabs, as a sheet pastes it, or after commas, as a file has
 * them; several on a line between commas.
 * What stands in [brackets] is exact.
 */
export function readKeywordLines(pasted: string, usual: MatchType): KeywordLine[] {
  const seen = new Set<string>();
  return pasted.split(/\r\n|\r|\n/).flatMap((written, line) =>
    splitLine(written).flatMap(([first = '', ...others]): KeywordLine[] => {
      const bracketed = /^\[(.*)\]$/.exec(first.trim());
      const text = cleanKeyword(bracketed?.[1] ?? first);
      if (text === '') return [];
      const named = others.map(findMatch).find((match) => match !== undefined);
      const matchType = named ?? (bracketed ? 'EXACT' : usual);
      const bid = others.find((cell) => /\d/.test(cell))?.trim() ?? '';
      const key = keywordKey({ text, matchType });
      const isTwice = seen.has(key);
      seen.add(key);
      const leftOut = isTwice ? 'twice' : findKeywordTextProblem(text) === undefined ? undefined : 'tooLong';
      return [{ text, matchType, bid, leftOut, line }];
    }),
  );
}

/** Cells of one keyword, or of several. */
function splitLine(written: string): string[][] {
  if (written.includes('\t')) return [written.split('\t')];
  const parts = written.split(/[,，、;；]/);
  const isOne =
    parts.length > 1 && parts.slice(1).every((part) => findMatch(part) !== undefined || isAmount(part));
  return isOne ? [parts] : parts.map((part) => [part]);
}

/** Or nothing, where a row of a file names none. */
const isAmount = (cell: string): boolean => /^\s*(?:[^\p{L}\d]{0,4}\d+(?:\.\d+)?\s*)?$/u.test(cell);

/** Without the lines that these keywords stand on; others of the same line stay. */
export function withoutKeyword(pasted: string, { line, text }: Pick<KeywordLine, 'line' | 'text'>): string {
  return pasted
    .split(/\r\n|\r|\n/)
    .flatMap((written, place) => {
      if (place !== line) return [written];
      const kept = splitLine(written).filter(
        ([first = '']) => cleanKeyword(first.replace(/^\[(.*)\]$/, '$1')) !== text,
      );
      return kept.length === 0 ? [] : [kept.map((cells) => cells.join('\t')).join(', ')];
    })
    .join('\n');
}
