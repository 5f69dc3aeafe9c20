import { expect, test } from 'vitest';
import type { ReportComparison } from '@tapwright/contracts/report-comparison';
import { ensureMessages } from '@tapwright/i18n/client';
import { formatNumber } from '@tapwright/i18n/format-number';
import { figureWriter } from '../../../platform/words/figure-writer.ts';
import { createTranslator } from '../../../platform/words/translator.ts';
import { explainComparison } from '../columns/explain-comparison.ts';
import type { OverviewWords } from '../chart/overview-words.ts';
import { prepareRowChange } from './prepare-row-change.ts';
import { noEdges } from '../testing/no-edges.ts';
import { noMeasures } from '../testing/no-measures.ts';

const translator = await createTranslator();
await ensureMessages(translator, ['overview', 'adWords', 'frame']);
const say = translator.getFixedT('en', ['overview', 'adWords', 'frame']);
const t: OverviewWords = (key, values = {}) => say(key, values);

const writing = {
  t,
  language: 'en',
  write: {
    ...figureWriter('en'),
    change: (size: number, _: unknown, digits: number) => formatNumber('en', size, digits),
  },
} as const;

function measures(spend: number, installs: number) {
  const localSpendAmount = spend * 1_000_000;
  return { ...noMeasures, localSpendAmount, installs, avgCpaAmount: localSpendAmount / installs };
}

const now = { from: '2026-11-15', to: '2026-11-21' } as const;
const before = { from: '2026-11-08', to: '2026-11-14' } as const;
const whole: ReportComparison = {
  ...before,
  ended: { now, before },
  settled: { now, before },
  isProvisional: false,
  unknown: [],
};
const figures = { now: measures(100, 80), before: measures(100, 100), compared: null };
const changeOf = (
  name: 'localSpendAmount' | 'avgCpaAmount' | 'installs',
  comparison: Partial<ReportComparison> = {},
  of: Partial<Parameters<typeof prepareRowChange>[1]> = {},
) =>
  prepareRowChange(
    name,
    { ...figures, ...of },
    { ...noEdges, comparison: { ...whole, ...comparison } },
    writing,
  );

test('a change names the days it is of', () => {
  expect(changeOf('installs')).toMatchObject({ figure: '20.0', judgement: 'poor' });
  expect(changeOf('installs')?.note).toContain('15–21 Nov');
});

test('a change against days that are not fully known is a dash with its reason', () => {
  const unknown = [{ from: '2026-11-08', to: '2026-11-09', campaignGroupIds: [3] }];
  expect(changeOf('localSpendAmount', { unknown })).toMatchObject({ direction: 'none', figure: '–' });
  expect(changeOf('localSpendAmount', { unknown })?.note).toContain('8–9 Nov');
});

test('in the row of a campaign group only its own days matter', () => {
  const unknown = [{ from: '2026-11-08', to: '2026-11-09', campaignGroupIds: [3] }];
  expect(changeOf('installs', { unknown }, { campaignGroupId: 4 })?.direction).toBe('down');
  expect(changeOf('installs', { unknown }, { campaignGroupId: 3 })?.direction).toBe('none');
});

test('a range that is not over at all has no change', () => {
  const { note } = changeOf('localSpendAmount', { ended: null, settled: null }) ?? {};
  expect(note).toBe(t('overview:change.why.notOver'));
});

test('a day that goes on is compared with the same hours, and the change says with which', () => {
  const [today, yesterday] = ['2026-11-21', '2026-11-20'].map((day) => ({ from: day, to: day }));
  if (today === undefined || yesterday === undefined) throw new Error('They were just made.');
  const comparison = {
    ...yesterday,
    ended: { now: today, before: yesterday },
    settled: null,
    hours: '13:00',
  };
  const compared = { now: measures(90, 9), before: measures(60, 9) };
  const spent = changeOf('localSpendAmount', comparison, { compared });
  expect(spent).toMatchObject({ direction: 'up', figure: '50.0' });
  expect(spent?.note).toBe('21 Nov 2026 00:00–13:00 vs 20 Nov 2026 00:00–13:00');
  const told = explainComparison(
    'localSpendAmount',
    { ...figures, compared },
    { ...noEdges, comparison: { ...whole, ...comparison } },
    writing,
  );
  // Beside a tile's change there is room for the hours alone.
  expect('days' in told && told.days?.trim()).toBe('00:00–13:00');
  expect(changeOf('installs', comparison, { compared })).toMatchObject({
    direction: 'none',
    note: t('overview:change.why.arriving'),
  });
});

test('installs of days that are all still arriving have no change, while what was spent has one', () => {
  expect(changeOf('installs', { settled: null })?.note).toBe(t('overview:change.why.arriving'));
  expect(changeOf('localSpendAmount', { settled: null })?.direction).toBe('level');
});

test('what can be compared decides, not the figures shown', () => {
  const settled = {
    now: { from: now.from, to: '2026-11-19' },
    before: { from: before.from, to: '2026-11-12' },
  };
  const compared = { now: measures(70, 80), before: measures(70, 70) };
  const change = changeOf('installs', { settled, isProvisional: true }, { compared });
  expect(change).toMatchObject({ direction: 'up', judgement: 'good' });
  expect(change?.note).toContain('15–19 Nov');
});

test('while installs may still arrive, a cost per install that is worse is not called poor', () => {
  expect(changeOf('avgCpaAmount', { isProvisional: true })?.judgement).toBe('none');
  expect(changeOf('avgCpaAmount')?.judgement).toBe('poor');
});

test('an amount without a rate has no change, and says so', () => {
  const unknown = { ...noMeasures, localSpendAmount: null };
  const edges = { ...noEdges, hasUnknownRates: true, comparison: whole };
  const change = prepareRowChange('localSpendAmount', { ...figures, before: unknown }, edges, writing);
  expect(change?.note).toBe(t('overview:change.why.rates'));
});
