import { expect, test } from 'vitest';
import { hashToken, isSameSecret, makeToken } from './tokens.ts';

test('a token has 256 bits and is never made twice', () => {
  const tokens = Array.from({ length: 1000 }, makeToken);
  expect(new Set(tokens).size).toBe(1000);
  expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
});

test('a token is kept as its SHA-256', () => {
  expect(hashToken('abc').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('secrets compare by content, whatever their lengths', () => {
  expect(isSameSecret('secret', 'secret')).toBe(true);
  expect(isSameSecret('secret', 'secret2')).toBe(false);
  expect(isSameSecret('', 'secret')).toBe(false);
});
