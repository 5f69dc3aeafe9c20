import * as z from 'zod/mini';

/** A 64-bit id as text of digits: exact whatever its size, and good as a key. */
export type Id = string;

const digits = /^-?\d{1,19}$/;

function isWireId(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  return (typeof value === 'bigint' || typeof value === 'string') && digits.test(String(value));
}

export function toWireNumber(text: Id): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

const wireId = z.custom<number | bigint | string>(isWireId);

/** A number on the wire, text here. Digits in quotes are read as well. */
export const id = z.codec(wireId, z.string().check(z.regex(digits)), {
  decode: String,
  encode: toWireNumber,
});

/** Text on the wire (adamId, promotedObjectId). Impression share sends it as a number, so numbers are read as well. */
export const textId = z.codec(
  z.union([z.string().check(z.minLength(1)), wireId]),
  z.string().check(z.minLength(1)),
  {
    decode: String,
    encode: (text) => text,
  },
);

export const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i));
