import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReference, makeReference } from './remittance-reference.ts';

const drawn = fc
  .infiniteStream(fc.nat(1_000_000))
  .map((stream) => makeReference((limit) => Number(stream.next().value) % limit));

test('a reference is one, and no longer with one sign or two neighbours mistaken', () => {
  fc.assert(
    fc.property(drawn, fc.integer({ min: 3, max: 8 }), (reference, place) => {
      expect(isReference(reference)).toBe(true);
      const sign = reference[place] === 'A' ? 'C' : 'A';
      expect(isReference(reference.slice(0, place) + sign + reference.slice(place + 1))).toBe(false);
      const [one = '', other = ''] = reference.slice(place, place + 2);
      const swapped = reference.slice(0, place) + other + one + reference.slice(place + 2);
      expect(isReference(swapped)).toBe(one === other);
    }),
  );
});

test.each(['', 'TW-', 'TW-000000-00', 'TX-7F3KQ2-41'])('%j is none', (text) => {
  expect(isReference(text)).toBe(false);
});
