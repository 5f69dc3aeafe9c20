import { describe, expect, test } from 'vitest';
import { readView, writeView, writeViewWithin } from './report-view.ts';

const chosen = { period: { preset: 'last7Days' }, zone: 'UTC', unit: 'USD' } as const;
const inRow = { range: 'last7Days', zone: 'UTC', unit: 'USD' };
const spendFirst = { sort: 'localSpendAmount', order: 'desc' };
const named = { ...inRow, ...spendFirst };

const said = (search: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

describe('the view in the address', () => {
  test('always names days, zone, unit and sort, because a colleague may have chosen others', () => {
    expect(said(writeView(readView({}, chosen)))).toEqual(named);
  });

  test.each([
    { ...named, compare: 'weekdays', mode: 'selfService', step: 'week', by: 'country' },
    {
      ...spendFirst,
      from: '2026-10-01',
      to: '2026-11-20',
      zone: 'ORTZ',
      unit: 'RMB',
      bars: 'taps',
      line: 'ttr',
    },
    { ...named, name: 'sleep & calm', status: 'running,paused', match: 'EXACT', where: 'taps>10' },
    { ...named, days: '2026-11-16..2026-11-17', source: 'AUTO', state: 'blocked,new', archived: 'yes' },
    { ...named, capped: 'yes', where: 'capUse>=90' },
    { ...named, app: '1234,99', country: 'US,JP', type: 'brand,discovery' },
    { ...named, placement: 'APPSTORE_SEARCH_RESULTS', currency: 'JPY,USD', searchMatch: 'on' },
    { ...named, campaignName: 'US, brand', adGroupName: 'exact' },
    { ...named, sort: 'name', order: 'asc', page: '3', size: '20', columns: 'taps,installs' },
  ])('comes back as it was written: %o', (search) => {
    expect(said(writeView(readView(search, chosen)))).toEqual(search);
  });

  test.each([
    { range: 'ever', from: '2026-02-30', to: '2026-03-01', zone: 'CET', unit: 'EUR' },
    { page: '-1', size: '500', status: 'gone', bars: 'viewInstalls', where: 'x>1', by: 'weather' },
    { app: 'x', country: 'usa', type: 'best', placement: 'top-of-page', currency: 'yen', searchMatch: 'yes' },
    { days: '2026-11-17..2026-11-16', state: 'old', source: 'BOTH' },
  ])('takes what nobody can mean as not said: %o', (search) => {
    expect(said(writeView(readView(search, chosen)))).toEqual(named);
  });
});

test('into a row go days, units and bounds, but not the name it was found by, nor how this list is arranged', () => {
  const view = readView(
    {
      name: 'brand',
      sort: 'taps',
      columns: 'taps',
      where: 'taps>10,dailyBudget>50',
      range: 'thisYear',
      page: '4',
    },
    chosen,
  );
  expect(said(writeViewWithin(view))).toEqual({ ...inRow, range: 'thisYear', where: 'taps>10' });
});
