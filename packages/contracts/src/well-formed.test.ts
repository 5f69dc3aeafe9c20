import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { appleId } from './apple-id.ts';
import { findMalformedText } from './well-formed.ts';

test.each([
  ['a\u0000b', []],
  ['\ud800', []],
  ['a\udfff', []],
  [{ name: 'x', texts: [{ title: 'ok' }, { title: '\u0000' }] }, ['texts', '1', 'title']],
  [{ 'a\u0000': 1 }, []],
  [{ name: '北方 😀', none: null, count: 1, list: [true] }, undefined],
  [undefined, undefined],
])('what no database keeps is found where it stands: %j', (value, way) =>
  expect(findMalformedText(value)).toEqual(way),
);

test('any text that UTF-8 can write is taken', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(findMalformedText({ text: text.replaceAll('\u0000', '') })).toBeUndefined();
    }),
  );
});

test.each([
  ['1', true],
  ['9223372036854775807', true],
  ['9223372036854775808', false],
  ['9999999999999999999', false],
  ['12345678901234567890', false],
  ['-1', false],
  ['1.5', false],
  ['', false],
])('an id of Apple’s %s: %s', (text, right) => expect(appleId.safeParse(text).success).toBe(right));
