import { expect, test } from 'vitest';
import { prepareListQuestion } from './prepare-question.ts';
import { readView } from './report-view.ts';

const chosen = { period: { preset: 'last7Days' }, zone: 'UTC', unit: 'USD' } as const;
const range = { from: '2026-11-14', to: '2026-11-20' } as const;
const place = { teamId: 7, campaignId: '61030' };
const ask = (search: Record<string, string>) => prepareListQuestion(readView(search, chosen), range, place);

test('a list is read with the days it is compared with, for one place', () => {
  expect(ask({})).toMatchObject({
    teamId: 7,
    campaignId: '61030',
    startTime: '2026-11-14',
    compareStartTime: '2026-11-07',
    compareEndTime: '2026-11-13',
    sortBy: 'localSpendAmount',
    pageSize: 5000,
  });
});

test('days taken out of the period are asked for alone, beside as many before them', () => {
  expect(ask({ days: '2026-11-16..2026-11-17' })).toMatchObject({
    startTime: '2026-11-16',
    endTime: '2026-11-17',
    compareStartTime: '2026-11-14',
    compareEndTime: '2026-11-15',
  });
});

test('nothing is sent that was not chosen', () => {
  const question = ask({ compare: 'off' });
  expect(question.compareStartTime).toBeUndefined();
  expect(question.status).toBeUndefined();
  expect(question.having).toBeUndefined();
});

test('all rows come in one answer, whatever page the address names', () => {
  expect(ask({ size: 'all', page: '4' })).toMatchObject({ pageNum: 1, pageSize: 5000 });
});
