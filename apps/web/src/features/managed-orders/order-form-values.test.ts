import { expect, test } from 'vitest';
import { emptyOrder, judgeOrder, minorOf, perDay } from './order-form-values.ts';

const today = '2026-11-20';
const typed = {
  ...emptyOrder,
  app: { adamId: '1600000004', name: 'Trailbook', developer: null, isOwn: true },
  storefronts: ['DE', 'AT'],
  cpa: '2.80',
  budget: '8,000.00',
  startsOn: '2026-12-01',
};

test('what is typed right is sent in minor units, without what Apple said of the app besides', () => {
  expect(judgeOrder(typed, today)).toEqual({
    fields: {
      app: { adamId: '1600000004', name: 'Trailbook' },
      storefronts: ['DE', 'AT'],
      goal: 'installs',
      cpa: 280,
      budget: 800_000,
      weeks: 8,
      startsOn: '2026-12-01',
      needs: '',
    },
  });
});

test.each([
  [{ app: null }, ['app']],
  [{ cpa: '' }, ['cpa']],
  [{ cpa: '0' }, ['cpa']],
  [{ cpa: '1500.01' }, ['cpa']],
  [{ budget: '49.99' }, ['budget']],
  [{ budget: '20000000.01' }, ['budget']],
  [{ budget: 'eight thousand' }, ['budget']],
  [{ weeks: '0' }, ['weeks']],
  [{ weeks: '53' }, ['weeks']],
  [{ startsOn: '2026-11-19' }, ['startsOn']],
  [{ startsOn: '' }, ['startsOn']],
  [{ app: null, budget: '', weeks: '' }, ['app', 'budget', 'weeks']],
] as const)('%o is refused at %o', (change, faults) => {
  expect(judgeOrder({ ...typed, ...change }, today)).toEqual({ faults });
});

test('a CPA is asked for where installs at a price are the goal, and storefronts may be left to staff', () => {
  const learning = { ...typed, goal: 'learn', cpa: '', storefronts: [] } as const;
  expect(judgeOrder({ ...learning, storefronts: [] }, today)).toMatchObject({
    fields: { cpa: null, storefronts: [] },
  });
});

test('a day gets its part', () => {
  expect(perDay(typed)).toBe(14_285);
  expect(perDay({ budget: '', weeks: '8' })).toBeUndefined();
  expect(minorOf('1.234')).toBeUndefined();
});
