import { expect, test } from 'vitest';
import { createKeyedHash } from './keyed-hash.ts';

const keyedHash = createKeyedHash([Buffer.alloc(32, 1)]);

test('the same text gives the same hash under the same key and purpose, and under no other', () => {
  const hash = keyedHash('code', '123456').toString('hex');
  expect(keyedHash('code', '123456').toString('hex')).toBe(hash);
  expect(keyedHash('captcha', '123456').toString('hex')).not.toBe(hash);
  expect(createKeyedHash([Buffer.alloc(32, 2)])('code', '123456').toString('hex')).not.toBe(hash);
});

test('a hash has 256 bits', () => {
  expect(keyedHash('code', '123456')).toHaveLength(32);
});

test('parts are not glued together', () => {
  expect(keyedHash('code', 'ab', 'c')).not.toEqual(keyedHash('code', 'a', 'bc'));
});
