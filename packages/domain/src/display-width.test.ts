import { expect, test } from 'vitest';
import { displayWidth, isWide } from './display-width.ts';

test.each([
  ['', 0],
  ['Halden Labs', 11],
  ['静水', 4],
  ['Lumen 团队', 10],
  ['é', 2],
  ['é', 2],
  ['チーム', 6],
  ['팀', 2],
  ['😀', 2],
])('"%s" is %d wide', (text, width) => expect(displayWidth(text)).toBe(width));

test('a name is flagged from 16 on', () => {
  expect(isWide('a'.repeat(15))).toBe(false);
  expect(isWide('a'.repeat(16))).toBe(true);
  expect(isWide('团'.repeat(7) + 'a')).toBe(false);
  expect(isWide('团'.repeat(8))).toBe(true);
});
