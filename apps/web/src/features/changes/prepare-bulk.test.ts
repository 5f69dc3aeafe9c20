import { expect, test } from 'vitest';
import { bulkRemoval, bulkStatus } from './bulk-status.ts';
import type { AdObject } from './change.ts';
import { bulkAmount } from './prepare-bulk.ts';

const keyword = (id: string, more: Partial<AdObject> = {}): AdObject => ({
  teamId: 7,
  kind: 'keyword',
  id,
  name: id,
  places: [],
  status: 'running',
  amount: { own: '2.00', stands: '2.00', currency: 'USD' },
  ...more,
});
const removed = keyword('9', { status: 'removed' });
const noBounds = { floor: '', ceiling: '', step: '' };
const fieldsOf = (change: ReturnType<typeof bulkAmount>) =>
  change?.items.map(({ id, fields, before }) => [
    id,
    fields.bid ?? fields.dailyCap,
    before?.bid ?? before?.dailyCap,
  ]);

test('only what is otherwise is paused or activated, and what was removed stays so', () => {
  const objects = [keyword('1'), keyword('2', { status: 'paused' }), removed];
  expect(bulkStatus(objects, 'paused')?.items).toMatchObject([{ id: '1', before: { status: 'running' } }]);
  expect(bulkStatus(objects, 'running')?.items).toMatchObject([{ id: '2' }]);
  expect(bulkStatus([removed], 'paused')).toBeUndefined();
  expect(bulkRemoval(objects)?.items).toMatchObject([{ id: '1' }, { id: '2', intent: 'remove' }]);
});

test('a part of what stands is reckoned for each, in its own currency and within the bounds', () => {
  const yen = keyword('3', { amount: { own: '200', stands: '200', currency: 'JPY' } });
  const inherited = keyword('4', { amount: { own: null, stands: '3.00', currency: 'USD' } });
  expect(fieldsOf(bulkAmount([keyword('1'), yen, inherited, removed], '+10%', noBounds))).toEqual([
    ['1', '2.20', '2.00'],
    ['3', '220', '200'],
    ['4', '3.30', ''],
  ]);
  const bounds = { floor: '', ceiling: '2.15', step: '0.05' };
  expect(fieldsOf(bulkAmount([keyword('1')], '+10%', bounds))).toEqual([['1', '2.15', '2.00']]);
  expect(bulkAmount([keyword('1')], 'much', noBounds)).toBeUndefined();
});

test('of a campaign it is the cap', () => {
  const campaign = keyword('5', { kind: 'campaign', amount: { own: '50', stands: '50', currency: 'USD' } });
  expect(fieldsOf(bulkAmount([campaign], '*2', noBounds))).toEqual([['5', '100.00', '50']]);
});
