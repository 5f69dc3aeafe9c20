import { expect, test } from 'vitest';
import { writeDisposition } from './write-disposition.ts';

test.each([
  ['spend 2026-11.csv', 'spend 2026-11.csv', 'spend%202026-11.csv'],
  ['花费.csv', '__.csv', '%E8%8A%B1%E8%B4%B9.csv'],
  ['../..\\name.csv', '.._.._name.csv', '.._.._name.csv'],
])('a file called %s names no folder', (name, plain, whole) => {
  expect(writeDisposition(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${whole}`);
});
