import { expect, test } from 'vitest';
import { moveCursor } from './move-cursor.ts';

const size = { rows: 25, columns: 4 };

test('a key never leads past the edge of the table', () => {
  expect(moveCursor('j', { row: 24, column: 1 }, size)).toEqual({ row: 24, column: 1 });
  expect(moveCursor('PageDown', { row: 20, column: 1 }, size)).toEqual({ row: 24, column: 1 });
  expect(moveCursor('ArrowLeft', { row: 3, column: 0 }, size)).toEqual({ row: 3, column: 0 });
  expect(moveCursor('End', { row: 3, column: 2 }, size)).toEqual({ row: 24, column: 2 });
});

test('in an empty table, and for keys with another meaning, nothing moves', () => {
  expect(moveCursor('j', { row: 0, column: 0 }, { rows: 0, columns: 4 })).toBeUndefined();
  expect(moveCursor('x', { row: 0, column: 0 }, size)).toBeUndefined();
});
