import { expect, test } from 'vitest';
import type { OpenMark } from '../../../features/reports/chart/open-marks.ts';
import { keywordRow } from '../../../features/reports/testing/keyword-row.ts';
import { campaignObject, keywordObject } from './ad-objects.ts';

const edit = (state: OpenMark['state'], after: OpenMark['after']): OpenMark => ({
  changeSetId: 4,
  state,
  scheduledFor: null,
  intent: 'update',
  after,
});
const read = (...openEdits: OpenMark[]) => keywordObject(7, { ...keywordRow, openEdits });

test('what is on its way to Apple counts as it stands in the row, the latest last', () => {
  expect(read()).toMatchObject({ status: 'running', amount: { own: '1.80', stands: '1.80' } });
  expect(read(edit('sending', { status: 'paused' }))).toMatchObject({ status: 'paused' });
  const twice = read(edit('sending', { bid: '1.30' }), edit('sending', { bid: '1.40' }));
  expect(twice).toMatchObject({ status: 'running', amount: { own: '1.40', stands: '1.40' } });
});

test('what waits for somebody or its hour, or was only pasted, does not', () => {
  for (const state of ['draft', 'proposed', 'scheduled', 'pasted', 'refused'] as const)
    expect(read(edit(state, { status: 'paused', bid: '9.00' }))).toMatchObject({
      status: 'running',
      amount: { own: '1.80' },
    });
});

test('a campaign brings what else is changed in its row; an end that is being taken away is none', () => {
  const row = {
    campaignId: '10',
    name: 'Harbour brand',
    status: 'running',
    campaignGroupName: 'Harbour games',
    dailyBudget: '100.00',
    totalBudget: '5000.00',
    cpaGoal: '2.50',
    startTime: '2026-11-01T00:00:00.000Z',
    endTime: '2026-12-01T00:00:00.000Z',
    timeZone: 'Asia/Tokyo',
    currency: 'USD',
  } as const;
  const { totalBudget, cpaGoal, startTime, endTime, timeZone } = row;
  expect(campaignObject(7, row)).toMatchObject({
    timeZone,
    shown: { totalBudget, cpaGoal, startTime, endTime },
  });
  const changed = edit('sending', { endTime: null, totalBudget: '6000.00' });
  expect(campaignObject(7, { ...row, openEdits: [changed] }).shown).toEqual({
    totalBudget: '6000.00',
    cpaGoal,
    startTime,
    endTime: null,
  });
});
