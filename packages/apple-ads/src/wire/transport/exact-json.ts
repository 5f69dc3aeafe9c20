/** ECMAScript 2026, in Node since 21; TypeScript's library does not list them yet. */
declare global {
  interface JSON {
    rawJSON(text: string): object;
    parse(
      text: string,
      reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
    ): unknown;
  }
}

const safeDigits = 15;
const longInteger = /(?<![.\d])\d{16}/;

const isDigit = (code: number) => code >= 48 && code <= 57;

/** Looks at every sixteenth place alone until one is a digit: answers have megabytes, and hardly ever such a run. */
function holdsLongRun(text: string): boolean {
  for (let at = safeDigits; at < text.length; at += safeDigits + 1) {
    let [first, last] = [at, at];
    if (!isDigit(text.charCodeAt(at))) continue;
    while (isDigit(text.charCodeAt(first - 1))) first -= 1;
    while (isDigit(text.charCodeAt(last + 1))) last += 1;
    if (last - first >= safeDigits) return true;
  }
  return false;
}

/** Reads JSON; a whole number that a JavaScript number cannot hold becomes a bigint instead of another number. */
export function parseExact(text: string): unknown {
  if (!holdsLongRun(text) || !longInteger.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key, value, { source }) =>
    typeof value === 'number' &&
    source !== undefined &&
    /^-?\d+$/.test(source) &&
    !Number.isSafeInteger(value)
      ? BigInt(source)
      : value,
  );
}

/** Writes JSON; a bigint is written as the number it is. */
export function stringifyExact(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? JSON.rawJSON(String(part)) : part,
  );
}
