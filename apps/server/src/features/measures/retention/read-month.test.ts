import { expect, test } from 'vitest';
import { readMonth } from './read-month.ts';

test.each([
  ['2024-01', { keptFrom: '2024-01-01' }],
  ['2025-12', { keptFrom: '2025-12-01' }],
  ['2026-01', { says: expect.stringContaining('2025-12') }],
  ['2026-13', { says: expect.stringContaining('not a month') }],
  ['2026-1', { says: expect.stringContaining('not a month') }],
  ['2026-01-01', { says: expect.stringContaining('not a month') }],
  ['', { says: expect.stringContaining('not a month') }],
])('read on the 31st of March 2026, "%s" is answered', (text, answer) => {
  expect(readMonth(text, new Date('2026-03-31T12:00:00Z'))).toEqual(answer);
});
