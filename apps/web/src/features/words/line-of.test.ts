import { expect, test } from 'vitest';
import { lineOf } from './line-of.ts';

const box = { width: 100, height: 48 };

test('a line goes from edge to edge, the lowest below and the highest above', () => {
  expect(lineOf([10, 30, 20], box)).toEqual({ path: 'M0.0 44.0 L50.0 4.0 L100.0 24.0', low: 10, high: 30 });
});

test('what never moved is a level line, and one figure too', () => {
  expect(lineOf([7, 7], box).path).toBe('M0.0 44.0 L100.0 44.0');
  expect(lineOf([7], box)).toEqual({ path: 'M0.0 44.0 L100 44.0', low: 7, high: 7 });
});
