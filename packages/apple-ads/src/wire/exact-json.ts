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

const longInteger = /(?<![.\d])\d{16}/;

/** Reads JSON; a whole number that a JavaScript number cannot hold becomes a bigint instead of another number. */
export function parseExact(text: string): unknown {
  if (!longInteger.test(text)) return JSON.parse(text);
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
