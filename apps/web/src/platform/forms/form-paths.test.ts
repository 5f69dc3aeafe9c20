import { expect, test } from 'vitest';
import { pathWithoutRow, readAt, writeAt } from './form-paths.ts';

const campaign = { name: 'Brand', rows: [{ bid: '1.00' }, { bid: '2.00' }] };

test('a field is read and written by the way to it', () => {
  expect(readAt(campaign, 'rows.1.bid')).toBe('2.00');
  expect(readAt(campaign, 'rows.7.bid')).toBeUndefined();
  const changed = writeAt(campaign, 'rows.1.bid', '3.00');
  expect(changed).toEqual({ name: 'Brand', rows: [{ bid: '1.00' }, { bid: '3.00' }] });
  expect(changed.rows[0]).toBe(campaign.rows[0]);
  expect(campaign.rows[1]?.bid).toBe('2.00');
});

test.each([
  ['rows.0.bid', 'rows.0.bid'],
  ['rows.1.bid', undefined],
  ['rows.1', undefined],
  ['rows.2.bid', 'rows.1.bid'],
  ['rows.12', 'rows.11'],
  ['rowsBefore.2', 'rowsBefore.2'],
  ['name', 'name'],
])('without row 1, %s lies at %s', (path, now) => {
  expect(pathWithoutRow(path, 'rows', 1)).toBe(now);
});
