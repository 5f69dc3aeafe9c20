import * as z from 'zod/mini';

/** In an address everything is text; unknown parameters are passed over. */
export const countParameter = (lowest: number, highest: number) =>
  z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.int().check(z.gte(lowest), z.lte(highest)), {
    decode: Number,
    encode: String,
  });

export const flagParameter = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (flag) => (flag ? 'true' : 'false'),
});

/** A parameter that may be repeated. */
export const repeatedParameter = z.codec(z.union([z.string(), z.array(z.string())]), z.array(z.string()), {
  decode: (value) => (typeof value === 'string' ? [value] : value),
  encode: (values) => values,
});

export const offsetParameter = countParameter(0, 999_999_999);
