import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { orderFields } from './managed-orders.ts';

const order = {
  app: { adamId: '1600000004', name: ' Trailbook ' },
  storefronts: ['DE'],
  goal: 'installs',
  cpa: 280,
  budget: 800_000,
  weeks: 8,
  startsOn: '2026-12-01',
  needs: '',
};
const faultsOf = (change: object) =>
  z.safeParse(orderFields, { ...order, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('an order is taken as it was meant', () => {
  expect(z.parse(orderFields, order).app.name).toBe('Trailbook');
  expect(faultsOf({ goal: 'reach', cpa: null, storefronts: [] })).toEqual([]);
});

test.each([
  [{ cpa: null }, 'cpa'],
  [{ cpa: 0 }, 'cpa'],
  [{ budget: 4_999 }, 'budget'],
  [{ weeks: 53 }, 'weeks'],
  [{ startsOn: 'tomorrow' }, 'startsOn'],
  [{ app: { adamId: 'x', name: 'Trailbook' } }, 'app.adamId'],
  [{ app: { adamId: '1600000004', name: '' } }, 'app.name'],
  [{ storefronts: ['Germany'] }, 'storefronts.0'],
])('%o is refused', (change, path) => {
  expect(faultsOf(change)).toEqual([path]);
});
