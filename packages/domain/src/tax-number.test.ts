import { expect, test } from 'vitest';
import { isTaxNumber } from './tax-number.ts';

test.each([
  // The example of the standard.
  ['91350100M000100Y43', true],
  ['91350100M000100Y44', false],
  ['91350100M000100Y34', false],
  // Letters that no code holds.
  ['91350100I000100Y43', false],
  ['91350100m000100y43', false],
  ['350100010001001', true],
  ['35010001000100100100', true],
  ['3501000100010010', false],
  ['', false],
])('%s is a tax number: %s', (text, is) => expect(isTaxNumber(text)).toBe(is));

test('one sign written wrong, or two beside each other in the wrong order, is told by the check figure', () => {
  const right = '91350100M000100Y43';
  const places = Array.from({ length: right.length - 1 }, (_none, place) => place);
  const changed = places.map(
    (place) => right.slice(0, place) + (right[place] === '7' ? '8' : '7') + right.slice(place + 1),
  );
  const swapped = places
    .filter((place) => right[place] !== right[place + 1])
    .map(
      (place) =>
        right.slice(0, place) + (right[place + 1] ?? '') + (right[place] ?? '') + right.slice(place + 2),
    );
  expect(swapped.length).toBeGreaterThan(8);
  expect([...changed, ...swapped].filter(isTaxNumber)).toEqual([]);
});
