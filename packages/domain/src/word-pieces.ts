const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Scripts that are written without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const katakana = /[\u30A0-\u30FF]+/gu;
const oneHan = /^\p{Script=Han}$/u;
const hasLetter = /[\p{L}\p{N}]/u;
/** Most texts are of these alone, and thousands are cut at once. */
const plain = /^[ -~]*$/;
const hasPlainLetter = /[a-z\d]/i;

/** ICU cuts katakana words it does not know into single letters, so a run of katakana is one piece. */
function cutUnspaced(token: string): string[] {
  const pieces: string[] = [];
  const cut = (text: string) => {
    for (const { segment } of segmenter.segment(text)) if (hasLetter.test(segment)) pieces.push(segment);
  };
  let from = 0;
  for (const { 0: run, index } of token.matchAll(katakana)) {
    cut(token.slice(from, index));
    pieces.push(run);
    from = index + run.length;
  }
  cut(token.slice(from));
  return pieces;
}

/**
 * The words of a folded text, in their order. Between spaces a text is one word, hyphen and all; Chinese, Japanese and Thai
 * are cut by ICU. Korean is cut at its spaces alone, since ICU knows no more of it.
 */
export function cutPieces(word: string): string[] {
  if (plain.test(word)) return word.split(' ').filter((token) => hasPlainLetter.test(token));
  return word.split(' ').flatMap((token) => {
    if (token === '') return [];
    if (unspaced.test(token)) return cutUnspaced(token);
    return hasLetter.test(token) ? [token] : [];
  });
}

/** A sign is one or two units long, which is seen much faster than what it is. */
const isOneHan = (piece: string) => piece.length <= 2 && oneHan.test(piece);

/** Signs next to each other that ICU left alone, joined: 计, 时, 器 may be 计时器. */
function runsOf(pieces: readonly string[]): { from: number; text: string }[] {
  const runs: { from: number; text: string }[] = [];
  for (let from = 0; from < pieces.length; from += 1) {
    let until = from;
    while (isOneHan(pieces[until] ?? '')) until += 1;
    if (until - from > 1) runs.push({ from, text: pieces.slice(from, until).join('') });
    from = until;
  }
  return runs;
}

/** In so many different texts a run of single signs is a word. */
export const fewestOfJoined = 3;

/** Each text cut, with single signs joined where many texts have them next to each other. */
export function cutAll(words: readonly string[]): string[][] {
  const cut = words.map(cutPieces);
  const counts = new Map<string, number>();
  for (const pieces of cut)
    for (const { text } of runsOf(pieces)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return cut.map((pieces) => {
    const joined = runsOf(pieces).filter(({ text }) => (counts.get(text) ?? 0) >= fewestOfJoined);
    if (joined.length === 0) return pieces;
    const result: string[] = [];
    let place = 0;
    for (const { from, text } of joined) {
      result.push(...pieces.slice(place, from), text);
      place = from + Array.from(text).length;
    }
    return [...result, ...pieces.slice(place)];
  });
}

const escaped = (piece: string) => piece.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);

/** Whether a text has these pieces next to each other, each beginning and ending where it is cut. */
export function holdsPieces(pieces: readonly string[]): (word: string) => boolean {
  const pattern = new RegExp(pieces.map(escaped).join(' ?'), 'gu');
  const isSpaced = pieces.every((piece) => !unspaced.test(piece));
  return (word) => {
    if (isSpaced) return ` ${word} `.includes(` ${pieces.join(' ')} `);
    const ends = boundsOf(word);
    return [...word.matchAll(pattern)].some(
      ({ 0: found, index }) => ends.has(index) && ends.has(index + found.length),
    );
  };
}

function boundsOf(word: string): Set<number> {
  const bounds = new Set([0, word.length]);
  let from = 0;
  for (const piece of cutPieces(word)) {
    from = word.indexOf(piece, from);
    bounds.add(from);
    from += piece.length;
    bounds.add(from);
  }
  return bounds;
}
