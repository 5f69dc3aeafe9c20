import { expect, test } from 'vitest';
import { formatNumber } from '@tapwright/i18n/format-number';
import { figureWriter } from '../../platform/figure-writer.ts';
import { prepareRowChange } from './prepare-row-change.ts';
import { noMeasures } from './testing/no-measures.ts';

const write = {
  ...figureWriter('en'),
  change: (size: number, _: unknown, digits: number) => formatNumber('en', size, digits),
};

function measures(spend: number, installs: number) {
  const localSpendAmount = spend * 1_000_000;
  return { ...noMeasures, localSpendAmount, installs, avgCpaAmount: localSpendAmount / installs };
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
