import { expect, test } from 'vitest';
import { askFapiao, issueFapiao, reverseFapiao } from './fapiao.ts';

const asked = { teamId: 7, kind: 'special', title: '岚木', taxNumber: '91350100M000100Y43', amount: 100 };

test('a tax number is kept in capitals, and a remark may be left out', () => {
  const { data } = askFapiao.body.safeParse({ ...asked, taxNumber: ' 91350100m000100y43 ', title: ' 岚木 ' });
  expect(data).toEqual({ ...asked, note: '' });
});

test.each([
  [{ kind: 'red' }],
  [{ title: '' }],
  [{ title: '木'.repeat(101) }],
  [{ taxNumber: '91350100M000100Y44' }],
  [{ amount: 99 }],
  [{ amount: 100.5 }],
  [{ amount: 10_000_000_001 }],
  [{ note: 'x'.repeat(201) }],
])('a fapiao is not asked for with %o', (changed) => {
  expect(askFapiao.body.safeParse({ ...asked, ...changed }).success).toBe(false);
});

const issued = { teamId: 7, fapiaoId: 3, number: '2'.repeat(20), file: `${'a'.repeat(32)}.pdf` };

test.each([
  [{}, true],
  [{ number: '2'.repeat(19) }, false],
  [{ number: `${'2'.repeat(19)}X` }, false],
  [{ file: `${'a'.repeat(32)}.png` }, false],
  [{ file: '../secret.pdf' }, false],
])('it is handed over with %o: %s', (changed, is) => {
  expect(issueFapiao.body.safeParse({ ...issued, ...changed }).success).toBe(is);
});

test.each([
  [{}, true],
  [{ amount: 0 }, false],
  [{ amount: -1 }, false],
  [{ amount: 10_000_000_001 }, false],
  [{ reason: ' ' }, false],
])('a red one is handed over with %o: %s', (changed, is) => {
  const red = { ...issued, amount: 1, reason: 'Went back', ...changed };
  expect(reverseFapiao.body.safeParse(red).success).toBe(is);
});
