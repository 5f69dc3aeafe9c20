import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseExact, stringifyExact } from './exact-json.ts';
import { id, textId } from '../values/id.ts';

const any64BitId = fc.bigInt({ min: 0n, max: 9_223_372_036_854_775_807n }).map(String);
const object = z.strictObject({ id, list: z.array(id) });

it('carries every 64-bit id to the wire as a number and back without losing a digit', () => {
  fc.assert(
    fc.property(any64BitId, fc.array(any64BitId), (one, list) => {
      const text = stringifyExact(z.encode(object, { id: one, list }));
      expect(text).toBe(`{"id":${one},"list":[${list.join(',')}]}`);
      expect(z.decode(object, z.parse(z.any(), parseExact(text)))).toEqual({ id: one, list });
    }),
  );
});

it('reads everything else as JSON.parse does', () => {
  const noLongInteger = (value: unknown) => !/(?<![.\d])\d{16}/.test(JSON.stringify(value));
  fc.assert(
    fc.property(fc.jsonValue().filter(noLongInteger), (value) => {
      const text = JSON.stringify(value);
      expect(parseExact(text)).toEqual(JSON.parse(text));
    }),
  );
});

it('leaves long digits in text and long fractions as they are', () => {
  expect(parseExact('{"text":"12345678901234567890","share":0.12345678901234567890,"big":1e30}')).toEqual({
    text: '12345678901234567890',
    share: 0.12345678901234568,
    big: 1e30,
  });
});

it.each([true, null, 1.5, '', '12a', '-', '123456789012345678901', {}, [1]])(
  'takes %j for no id',
  (value) => {
    expect(z.safeParse(id, value).success).toBe(false);
  },
);

it('reads an app id that comes as a number, and writes text', () => {
  expect(z.parse(textId, 1_555_000_001)).toBe('1555000001');
  expect(z.encode(textId, '1555000001')).toBe('1555000001');
});
