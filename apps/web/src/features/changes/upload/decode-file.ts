/** Beside UTF-8, which is read as it is: named, and read so when somebody says so. */
export const fileEncodings = [
  'utf-16le',
  'utf-16be',
  'shift_jis',
  'gb18030',
  'euc-kr',
  'windows-1252',
] as const;
export type FileEncoding = (typeof fileEncodings)[number];

export type EncodingGuess = {
  readonly encoding: FileEncoding;
  /** A line of the file, read so. */
  readonly sample: string;
  /** Lines without a sign that this encoding does not have. */
  readonly fitting: number;
  readonly lines: number;
};
type Decoded =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'unclear'; readonly guesses: readonly EncodingGuess[] }
  | { readonly is: 'binary' };

const sampleLength = 60;

export function decodeFile(bytes: Uint8Array): Decoded {
  const wide = findUtf16(bytes);
  if (wide !== undefined) return { is: 'unclear', guesses: [guess(bytes, wide).guess] };
  if (bytes.includes(0)) return { is: 'binary' };
  try {
    return { is: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const guesses = (['shift_jis', 'gb18030', 'euc-kr', 'windows-1252'] as const)
      .map((encoding) => guess(bytes, encoding))
      .toSorted((one, other) => other.score - one.score)
      .map((one) => one.guess);
    return { is: 'unclear', guesses };
  }
}

export const decodeAs = (bytes: Uint8Array, encoding: FileEncoding): string =>
  new TextDecoder(encoding).decode(bytes);

/** By its mark, or by every other byte of plain signs being zero. */
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  for (const [place, byte] of start.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 8 && even === 0) return 'utf-16le';
  return even > start.length / 8 && odd === 0 ? 'utf-16be' : undefined;
}

function guess(bytes: Uint8Array, encoding: FileEncoding): { guess: EncodingGuess; score: number } {
  const lines = decodeAs(bytes, encoding)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
  const foreign = lines.filter((line) => isForeign(line));
  const fitting = lines.filter((line) => !/[\ufffd\ue000-\uf8ff\u0080-\u009f]/.test(line)).length;
  const sample = (foreign.length > 1 ? foreign.slice(1) : foreign)
    .slice(0, 4)
    .join('  ')
    .slice(0, sampleLength);
  const score = encoding === 'gb18030' ? scoreChinese(bytes) : scoreScript(foreign.join(''), encoding);
  return { guess: { encoding, sample, fitting, lines: lines.length }, score };
}

const isForeign = (line: string): boolean =>
  Array.from(line).some((sign) => (sign.codePointAt(0) ?? 0) > 0x7f);

/** How much text like this is to be expected of the language: the mean over its signs, broken ones far below zero. */
function scoreScript(text: string, encoding: FileEncoding): number {
  const signs = Array.from(text).filter((sign) => (sign.codePointAt(0) ?? 0) > 0x7f);
  const sum = signs.reduce((total, sign) => total + scoreSign(sign, encoding), 0);
  return sum / Math.max(1, signs.length);
}

function scoreSign(sign: string, encoding: FileEncoding): number {
  if (/[\ufffd\ue000-\uf8ff\u0080-\u009f]/.test(sign)) return -5;
  if (encoding === 'windows-1252') return /[À-ÖØ-öø-ÿ]/.test(sign) ? 0.2 : -0.5;
  if (encoding === 'euc-kr') return /[가-힣]/.test(sign) ? 2 : -1.5;
  if (/[\uff61-\uff9f]/.test(sign)) return -1;
  if (/[ぁ-んァ-ヶー]/.test(sign)) return 2;
  return /\p{Script=Han}/u.test(sign) ? 0.8 : -0.2;
}

/** Han by the rows of GB 2312, where nearly all of written Chinese lies; what other encodings look like lies outside. */
function scoreChinese(bytes: Uint8Array): number {
  let [sum, count] = [0, 0];
  for (let place = 0; place < bytes.length; place += 1) {
    const lead = bytes[place] ?? 0;
    if (lead < 0x80) continue;
    const trail = bytes[place + 1] ?? 0;
    count += 1;
    place += 1;
    if (lead >= 0xb0 && lead <= 0xf7 && trail >= 0xa1) sum += 1;
    else if (lead < 0xa1 || lead > 0xa9 || trail < 0xa1) sum -= trail < 0x40 ? 5 : 1;
  }
  return sum / Math.max(1, count);
}
