import { expect, test } from 'vitest';
import { readRow } from './ask-for-advice.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const app = { adamId: '71', currency: 'USD' } as const;
const row = { id: 'rec-1', campaignId: '51', state: 'AVAILABLE', status: 'ENABLED' };
const amounts = { present: usd('100.00'), recommended: usd('150.00'), expectedCpa: usd('3.40') };
const read = (more: object = {}, told: object = {}) =>
  readRow('dailyBudget', { ...row, ...more }, { ...amounts, ...told }, app);

test('a recommendation is read with what Apple tells of it, in both forms of its times', () => {
  const figures = { installs: 203, taps: 420, spend: usd('680.00'), averageCPA: usd('3.35') };
  const expected = { expectedInstalls: 280, expectedTaps: 580, expectedSpend: usd('950.00') };
  expect(read({ ...figures, ...expected, expirationTime: '2026-11-30T00:00:00.000' })).toEqual([
    {
      kind: 'dailyBudget',
      adviceId: 'rec-1',
      campaignId: '51',
      adamId: '71',
      presentMinor: 10_000,
      recommendedMinor: 15_000,
      figures: {
        last: { spend: 68_000, taps: 420, installs: 203, cpa: 335 },
        expected: { spend: 95_000, taps: 580, installs: 280, cpa: 340 },
      },
      expiresAt: '2026-11-30T00:00:00.000Z',
    },
  ]);
  expect(read({ expirationTime: '2026-11-30T00:00:00Z' })[0]?.expiresAt).toBe('2026-11-30T00:00:00.000Z');
});

test('what Apple does not tell is nothing rather than zero, and what cannot be read as a time is none', () => {
  expect(read({ expirationTime: 'next Monday', newField: 'unknown' }, { expectedCpa: null })).toMatchObject([
    {
      figures: { last: { spend: null, installs: null }, expected: { cpa: null, taps: null } },
      expiresAt: null,
    },
  ]);
});

test('without a state it is open; one that is decided, switched off, or lacks campaign or amount is left out', () => {
  expect(read({ state: null, status: undefined })).toHaveLength(1);
  for (const more of [
    { state: 'APPLIED' },
    { state: 'SOMETHING_NEW' },
    { status: 'DISABLED' },
    { campaignId: null },
  ])
    expect(read(more)).toEqual([]);
  for (const recommended of [null, usd('0.00'), { amount: '150.00', currency: 'EUR' }])
    expect(read({}, { recommended })).toEqual([]);
  expect(read({}, { present: { amount: '100.00', currency: 'EUR' } })[0]?.presentMinor).toBeNull();
});
