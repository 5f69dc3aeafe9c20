import { expect, test } from 'vitest';
import { addressOf, codeOf, findStep, stepAt, toBase32 } from './one-time-codes.ts';

const secret = Buffer.from('12345678901234567890');

/** RFC 6238, appendix B, the last six of its eight digits. */
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %d the code is %s', (seconds, code) => {
  expect(codeOf(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
});

/** RFC 4648, section 10. */
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is %s in base 32', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
});

test('a code counts one step early or late, no more, and never twice', () => {
  const now = new Date(1_700_000_000_000);
  const step = stepAt(now);
  for (const drift of [-1, 0, 1]) {
    expect(findStep(secret, codeOf(secret, step + drift), { now, takenStep: 0 })).toBe(step + drift);
  }
  for (const drift of [-2, 2]) {
    expect(findStep(secret, codeOf(secret, step + drift), { now, takenStep: 0 })).toBeUndefined();
  }
  expect(findStep(secret, codeOf(secret, step), { now, takenStep: step })).toBeUndefined();
  expect(findStep(secret, codeOf(secret, step - 1), { now, takenStep: step })).toBeUndefined();
});

test('the address names the account so that an app can list it', () => {
  expect(addressOf(secret, 'mei lin@halden.app')).toBe(
    'otpauth://totp/Tapwright:mei%20lin%40halden.app?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Tapwright',
  );
});
