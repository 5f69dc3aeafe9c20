import { expect, test } from 'vitest';
import { formatNumber } from '@tapwright/i18n/format-number';
import { figureWriter } from '../../platform/figure-writer.ts';
import { prepareRowChange } from './prepare-row-change.ts';

const write = {
  ...figureWriter('en'),
  change: (size: number, _: unknown, digits: number) => formatNumber('en', size, digits),
};

function measures(spend: number, installs: number) {
  return {
    localSpendAmount: spend * 1_000_000,
    impressions: 0,
    taps: 0,
    installs,
    avgCptAmount: null,
    avgCpaAmount: (spend * 1_000_000) / installs,
    ttr: null,
    conversionRate: null,
    newDownloads: 0,
    redownloads: 0,
    viewInstalls: 0,
    viewNewDownloads: 0,
    viewRedownloads: 0,
    totalInstalls: installs,
  };
}

const judged = (now: number, before: number, isYoung: boolean) =>
  prepareRowChange('avgCpaAmount', { now: measures(100, now), before: measures(100, before), isYoung }, write)
    ?.judgement;

test('while installs are arriving, a cost per install that is worse is not called poor', () => {
  expect(judged(80, 100, true)).toBe('none');
  expect(judged(80, 100, false)).toBe('poor');
});

test('one that is better already can only become better, and is called good', () => {
  expect(judged(120, 100, true)).toBe('good');
});
