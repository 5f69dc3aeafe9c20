import { expect, test } from 'vitest';
import type { OpenAdvice } from '../../apple-advice/index.ts';
import { proposeAdvice } from './propose-advice.ts';

const nothing = { spend: null, taps: null, installs: null, cpa: null };
const advice: OpenAdvice = {
  kind: 'dailyBudget',
  adviceId: 'rec-1',
  campaignId: '51',
  adamId: '71',
  currency: 'USD',
  countries: ['JP'],
  presentMinor: 10_000,
  recommendedMinor: 15_000,
  figures: {
    last: { spend: 68_000, taps: 420, installs: 203, cpa: 335 },
    expected: { spend: 95_000, taps: 580, installs: 280, cpa: 340 },
  },
  expiresAt: new Date('2026-11-30T00:00:00Z'),
  readAt: new Date('2026-11-24T03:12:00Z'),
};

test('a cap is proposed with what a month may cost more at most, from the days that Apple looked at', () => {
  expect(proposeAdvice([advice])).toEqual([
    {
      kind: 'apple',
      subject: 'apple dailyBudget 51',
      adamId: '71',
      countries: ['JP'],
      currency: 'USD',
      campaignIds: ['51'],
      days: { from: '2026-11-17', to: '2026-11-23' },
      worth: 1_500_000_000,
      edits: {
        campaigns: [
          { campaignId: '51', dailyCap: '150.00', adviceId: 'rec-1', before: { dailyCap: '100.00' } },
        ],
      },
      evidence: {
        of: 'appleBudget',
        adviceId: 'rec-1',
        last: { spend: 680_000_000, taps: 420, installs: 203, cpa: 3_350_000 },
        expected: { spend: 950_000_000, taps: 580, installs: 280, cpa: 3_400_000 },
        recommended: 150_000_000,
        expiresAt: '2026-11-30T00:00:00.000Z',
        cap: 100_000_000,
      },
    },
  ]);
});

test('a target CPA is worth what Apple expects it to spend more; what it does not tell counts nothing', () => {
  const target: OpenAdvice = { ...advice, kind: 'targetCpa', presentMinor: null, recommendedMinor: 250 };
  expect(proposeAdvice([target])).toMatchObject([
    {
      subject: 'apple targetCpa 51',
      worth: (270_000_000 * 30) / 7,
      edits: { campaigns: [{ campaignId: '51', targetCpa: '2.50', adviceId: 'rec-1' }] },
      evidence: { of: 'appleTargetCpa', recommended: 2_500_000 },
    },
  ]);
  const silent = { ...target, figures: { last: nothing, expected: nothing }, expiresAt: null };
  expect(proposeAdvice([silent])).toMatchObject([{ worth: 0, evidence: { last: nothing, expiresAt: null } }]);
});

test('yen have no decimals; a cap without what stands now is not proposed; of a campaign the last told counts', () => {
  const yen = { ...advice, currency: 'JPY', presentMinor: 1000, recommendedMinor: 1400 };
  expect(proposeAdvice([yen])).toMatchObject([
    { worth: 12_000_000_000, edits: { campaigns: [{ dailyCap: '1400', before: { dailyCap: '1000' } }] } },
  ]);
  expect(proposeAdvice([{ ...advice, presentMinor: null }])).toEqual([]);
  const two = proposeAdvice([advice, { ...advice, adviceId: 'rec-2', recommendedMinor: 9000 }]);
  expect(two).toMatchObject([{ worth: 300_000_000, evidence: { adviceId: 'rec-2' } }]);
});
