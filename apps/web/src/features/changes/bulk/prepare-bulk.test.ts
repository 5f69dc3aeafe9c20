import { expect, test } from 'vitest';
import { bulkRemoval, bulkStatus } from './bulk-status.ts';
import type { AdObject } from '../change.ts';
import { boundProblems, bulkAmount, currenciesOf, namesOf } from './prepare-bulk.ts';

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

test('a bound is read as an amount is typed, and one that cannot be read moves nothing', () => {
  const within = (bounds: Partial<typeof noBounds>) =>
    fieldsOf(bulkAmount([keyword('1')], '+10%', { ...noBounds, ...bounds }));
  for (const ceiling of ['2,15', '２．１５', ' 2.15 '])
    expect(within({ ceiling })).toEqual([['1', '2.15', '2.00']]);
  expect(within({ ceiling: 'two' })).toBeUndefined();
  expect(boundProblems([keyword('1')], { ...noBounds, ceiling: 'two' })).toEqual([['ceiling', 'notANumber']]);
  expect(boundProblems([keyword('1')], noBounds)).toEqual([]);
});

test('a bound can be what each row knows by name, and where that is missing the row is left out', () => {
  const amount = { own: '2.00', stands: '2.00', currency: 'USD' };
  const capped = keyword('1', { amount: { ...amount, max: '2.60', suggested: '4.00' } });
  const free = keyword('2', { amount: { ...amount, suggested: '2.50' } });
  const bounds = { ...noBounds, ceiling: '=max' };
  expect(fieldsOf(bulkAmount([capped, free], '=suggested', bounds))).toEqual([['1', '2.60', '2.00']]);
  expect(boundProblems([capped, free], bounds)).toEqual([]);
  expect(namesOf([capped, free])).toEqual(['=max', '=suggested']);
});

test('a floor raises no bid that was to fall, nor gives one to a keyword that has none of its own', () => {
  const low = keyword('1', { amount: { own: '0.17', stands: '0.17', currency: 'USD' } });
  const inherited = keyword('2', { amount: { own: null, stands: '0.50', currency: 'USD' } });
  const bounds = { ...noBounds, floor: '1' };
  expect(fieldsOf(bulkAmount([low, inherited, keyword('3')], '-20%', bounds))).toEqual([
    ['1', '0.17', '0.17'],
    ['3', '1.60', '2.00'],
  ]);
});

test('the currencies that an amount counts in are named as the screens name them', () => {
  const yuan = keyword('2', { amount: { own: '9.00', stands: '9.00', currency: 'CNY' } });
  expect(currenciesOf([yuan, keyword('1'), keyword('3')])).toEqual(['RMB', 'USD']);
});
