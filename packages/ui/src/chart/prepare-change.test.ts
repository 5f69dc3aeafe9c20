import { describe, expect, it } from 'vitest';
import type { MeasuredRange, Measure } from './measure.ts';
import { prepareChange } from './prepare-change.ts';
import { plainWriter } from './testing/plain-writer.ts';

const spend: Measure = { digits: 2, change: 'percent', better: 'neither' };
const cost: Measure = { digits: 2, change: 'percent', better: 'less' };
const installs: Measure = { digits: 0, change: 'percent', better: 'more' };
const rate: Measure = { digits: 2, change: 'points', better: 'more' };

function change(
  measure: Measure,
  now: number | null,
  before: number | null,
  compared?: MeasuredRange['compared'],
) {
  return prepareChange(
    {
      measure,
      total: now,
      before: { days: [], total: before },
      ...(compared ? { compared } : {}),
    },
    plainWriter,
  );
}

describe('a change against the period before', () => {
  it('is written without a sign, because the arrow carries it', () => {
    expect(change(spend, 92, 100)).toEqual({ direction: 'down', figure: '8.0 percent', judgement: 'none' });
  });

  it('is in points for a rate, with two decimals under one point', () => {
    expect(change(rate, 7.61, 7.5)?.figure).toBe('0.11 points');
    expect(change(rate, 53.2, 55.8)?.figure).toBe('2.6 points');
  });

  it('is level when it would round to nothing', () => {
    expect(change(rate, 7.57, 7.61)).toMatchObject({ direction: 'level', judgement: 'none' });
    expect(change(installs, 10_004, 10_000)?.direction).toBe('level');
  });

  it('is absent when a side is missing or there was nothing before', () => {
    expect(change(spend, null, 100)).toBeNull();
    expect(change(spend, 100, null)).toBeNull();
    expect(change(spend, 100, 0)).toBeNull();
  });

  it.each([
    ['more installs', installs, 104, 'good'],
    ['fewer installs', installs, 96, 'poor'],
    ['a higher cost', cost, 104, 'poor'],
    ['a lower cost', cost, 96, 'good'],
    ['more spend', spend, 140, 'none'],
    ['a difference under two per cent', cost, 101.9, 'none'],
  ] as const)('judges %s', (_, measure, now, judgement) => {
    expect(change(measure, now, 100)?.judgement).toBe(judgement);
  });

  it('is that of the days that can be compared, whatever the others say', () => {
    expect(change(installs, 90, 100, { now: 66, before: 60, note: '1–5 Nov' })).toEqual({
      direction: 'up',
      figure: '10.0 percent',
      judgement: 'good',
      note: '1–5 Nov',
    });
  });

  it('is not called poor while it may still mend, but good when it is good already', () => {
    expect(change(installs, 0, 0, { now: 60, before: 70, isProvisional: true })?.judgement).toBe('none');
    expect(change(installs, 0, 0, { now: 80, before: 70, isProvisional: true })?.judgement).toBe('good');
    expect(change(cost, 0, 0, { now: 80, before: 70, isProvisional: true })?.judgement).toBe('none');
  });

  it('is a dash with its reason where nothing can be compared', () => {
    expect(change(spend, 1_894_815, 186_748, { why: 'not known' })).toEqual({
      direction: 'none',
      figure: '–',
      judgement: 'none',
      note: 'not known',
    });
  });
});
