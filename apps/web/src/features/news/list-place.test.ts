import { expect, test } from 'vitest';
import { placeOf } from './list-place.ts';

test('an address that was typed wrong opens the list at its beginning', () => {
  expect(placeOf({ type: 'help', page: '3', size: '20' })).toEqual({
    type: 'help',
    pageNum: 3,
    pageSize: 20,
  });
  for (const wrong of [{}, { type: 'x', page: '0', size: '7' }, { page: '-1' }, { page: '1e9' }]) {
    expect(placeOf(wrong)).toEqual({ type: 'news', pageNum: 1, pageSize: 10 });
  }
});
