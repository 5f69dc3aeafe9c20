import { expect, test } from 'vitest';
import { notices, noticeTypeOf } from './notifications.ts';

test('each notice has a number of its own, by which it is found again', () => {
  const ids = Object.values(notices).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.entries(notices).every(([type, { id }]) => noticeTypeOf(id) === type)).toBe(true);
  expect(noticeTypeOf(10_000)).toBeUndefined();
});
