import { addDays, type Day } from '@tapwright/domain/days';
import { expect, test } from 'vitest';
import { addMissingDays } from './add-missing-days.ts';
import { planFacts, type Planned } from './plan-facts.ts';

const known = {
  campaignIds: ['51001'],
  campaignIdsOfAds: ['51001'],
  adGroups: [{ campaignId: '51001', adGroupId: '61001', isRemoved: false, keywordCount: 3 }],
};
const allSeries = [
  ...new Set(
    planFacts(known, () => [{ span: 'day', from: '2026-08-01', until: '2026-08-01' }]).covers.map(
      ({ series }) => series,
    ),
  ),
];
const gapsOf = (from: Day, until: Day) => allSeries.map((series) => ({ series, from, until }));
const before: Day = '2026-08-23';

function fill(missing: Parameters<typeof addMissingDays>[2], plan: Planned = { steps: [], covers: [] }) {
  addMissingDays(plan, known, missing, before);
  return plan;
}
const daysOf = ({ covers }: Planned) => [
  ...new Set(covers.flatMap(({ asTotal, from }) => (asTotal ? [from] : []))),
];

test('holes come first, then the latest day, 31 of them a night, each by itself and in every series', () => {
  const plan = fill({
    days: gapsOf('2026-01-01', '2026-11-19'),
    holes: [...gapsOf('2026-05-04', '2026-05-05'), ...gapsOf('2026-08-21', '2026-11-19')],
    firstDelivery: '2026-01-01',
  });
  const latest = Array.from({ length: 27 }, (_, at) => addDays('2026-08-20', -at));
  expect(daysOf(plan)).toEqual(['2026-08-22', '2026-08-21', '2026-05-05', '2026-05-04', ...latest]);
  expect(plan.covers.length).toBe(31 * allSeries.length);
  expect(plan.covers.every(({ span, from, until }) => span === 'day' && from === until)).toBe(true);
  expect(plan.steps).toHaveLength(31 * allSeries.length);
  expect(plan.steps.every((step) => step.do === 'facts' && step.asTotal && step.from === step.until)).toBe(
    true,
  );
});

test('what the night reads by days anyway, and series that know the day, are not asked', () => {
  const holes = [{ series: 'keyword ORTZ', from: '2026-08-20', until: '2026-08-22' }];
  const covers = [
    { series: 'keyword ORTZ', zone: 'ORTZ', span: 'day', from: '2026-08-21', until: '2026-08-21' },
    { series: 'keyword ORTZ', zone: 'ORTZ', span: 'month', from: '2026-08-01', until: '2026-08-31' },
  ] as const;
  const plan = fill({ days: holes, holes, firstDelivery: '2026-08-01' }, { steps: [], covers: [...covers] });
  expect(daysOf(plan)).toEqual(['2026-08-22', '2026-08-20']);
  expect(new Set(plan.covers.map(({ series }) => series))).toEqual(new Set(['keyword ORTZ']));
});

test('of weeks and months in which nothing was delivered no day is asked for', () => {
  const holes = gapsOf('2026-03-02', '2026-03-02');
  const days = gapsOf('2026-01-01', '2026-11-19');
  expect(daysOf(fill({ days, holes, firstDelivery: '2026-08-20' }))).toEqual([
    '2026-03-02',
    '2026-08-22',
    '2026-08-21',
    '2026-08-20',
  ]);
  expect(daysOf(fill({ days, holes, firstDelivery: undefined }))).toEqual(['2026-03-02']);
});
