import { expect, test } from 'vitest';
import { moveColumn } from './move-column.ts';

test('a column moves by so many places and never past an end', () => {
  expect(moveColumn(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moveColumn(['a', 'b', 'c'], 'c', -2)).toEqual(['c', 'a', 'b']);
  expect(moveColumn(['a', 'b', 'c'], 'b', 9)).toEqual(['a', 'c', 'b']);
  expect(moveColumn(['a', 'b'], 'x', 1)).toEqual(['a', 'b']);
});
