import { expect, it } from 'vitest';
import { isEnoughWork } from './proof-of-work.ts';

it.each([
  [[0xff, 0xff], 0, true],
  [[0x7f, 0xff], 1, true],
  [[0x80, 0x00], 1, false],
  [[0x00, 0xff], 8, true],
  [[0x01, 0x00], 8, false],
  [[0x00, 0x1f], 11, true],
  [[0x00, 0x20], 11, false],
  [[], 1, false],
])('%j has %d zero bits at its beginning: %s', (bytes, bits, enough) => {
  expect(isEnoughWork(Uint8Array.from(bytes), bits)).toBe(enough);
});
