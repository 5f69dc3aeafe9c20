import { expect, test } from 'vitest';
import { BinaryRows } from './binary-rows.ts';

const headBytes = 19 + 2 + 4;

test('whole numbers of eight bytes arrive exactly, however they are given', () => {
  for (const value of [
    0,
    -1,
    2 ** 32 - 1,
    2 ** 32,
    -(2 ** 32) - 1,
    Number.MAX_SAFE_INTEGER,
    Number.MIN_SAFE_INTEGER,
    '61001',
    '9007199254740993',
    '9223372036854775807',
    '-9223372036854775808',
  ]) {
    const rows = new BinaryRows(['int8']);
    rows.add([value]);
    expect(Buffer.concat(rows.read()).readBigInt64BE(headBytes)).toBe(BigInt(value));
  }
  expect(() => new BinaryRows(['int8']).add(['1.5'])).toThrow(SyntaxError);
});
