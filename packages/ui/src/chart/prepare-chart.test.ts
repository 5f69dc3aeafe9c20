import { describe, expect, it } from 'vitest';
import type { Days, MeasuredRange } from './measure.ts';
import { moveSlot, nameSlot, prepareChart } from './prepare-chart.ts';
import type { ChartInput } from './prepare-chart.ts';
import { plainWriter } from './testing/plain-writer.ts';

const room = { width: 1000, compact: false };

function range(days: Days, more: Partial<MeasuredRange> = {}): MeasuredRange {
  return { measure: { digits: 2, change: 'percent', better: 'less' }, days, total: null, ...more };
}

function dayList(count: number, first = '2026-10-23'): string[] {
  const start = Date.parse(first);
  return Array.from({ length: count }, (_, index) =>
    new Date(start + index * 86_400_000).toISOString().slice(0, 10),
  );
}

function chart(input: Partial<ChartInput>) {
  const columns = input.columns ?? range([100, 200, 300]);
  const days = input.days ?? dayList(columns.days.length);
  return prepareChart({ days, step: 'day', write: plainWriter, ...input, columns }, room);
}

describe('the columns', () => {
  it('keep to the lower five eighths of the plot, the period before included', () => {
    const { columns } = chart({ columns: range([100, 200], { before: { days: [400, 90], total: null } }) });
    expect(400 / columns.axis.top).toBeLessThanOrEqual(1 / 1.6);
  });

  it('leave a gap where a day is missing', () => {
    expect(chart({ columns: range([1, null, 0]) }).columns.now).toEqual([1, null, 0]);
  });
});

describe('the line', () => {
  it('lies above the columns where that can be', () => {
    const cpa = [2.5, 2.48, 2.69];
    const { columns, line } = chart({ columns: range([1700, 2055, 1900]), line: range(cpa) });
    const columnTops = [1700, 2055, 1900].map((value) => value / columns.axis.top);
    cpa.forEach((value, index) => {
      expect(value / (line?.axis.top ?? 0)).toBeGreaterThan(columnTops[index] ?? 1);
    });
  });

  it('is dotted from its last complete day on', () => {
    const { line, immatureFrom } = chart({ line: range([1, 2, 3], { immatureFrom: 2 }) });
    expect(line).toMatchObject({ complete: [1, 2, null], immature: [null, 2, 3] });
    expect(immatureFrom).toBe(2);
  });

  it('has no dotted part when all its days are complete', () => {
    const { line, immatureFrom, slots } = chart({ line: range([1, 2, 3]) });
    expect(line?.immature).toEqual([null, null, null]);
    expect(immatureFrom).toBe(slots);
  });

  it('is not pressed flat by one wild immature day', () => {
    const { line } = chart({ line: range([2, 2.5, 90], { immatureFrom: 2 }) });
    expect(line?.axis.top).toBeLessThan(5);
  });

  it('takes its scale from the immature days when there are no others', () => {
    const { line } = chart({ line: range([2, 2.5, 3], { immatureFrom: 0 }) });
    expect(line?.axis.top).toBeGreaterThanOrEqual(3);
  });
});

describe('the dates', () => {
  const labels = (days: string[], step: ChartInput['step'] = 'day', width = 1000) =>
    prepareChart(
      { days, step, write: plainWriter, columns: range(days.map(() => 1)) },
      { width, compact: false },
    ).dates.map(({ label }) => label);

  it('name every day up to two weeks', () => {
    expect(labels(dayList(14))).toHaveLength(14);
  });

  it('name every Monday from fifteen days on', () => {
    expect(labels(dayList(28))).toEqual(['10-26', '11-02', '11-09', '11-16']);
  });

  it('name the first of each month over a year', () => {
    expect(labels(dayList(365, '2026-01-01'))).toHaveLength(12);
  });

  it('are thinned evenly where the plot is narrow', () => {
    expect(labels(dayList(14), 'day', 300)).toEqual(['10-23', '10-26', '10-29', '11-01', '11-04']);
  });

  it('name months by themselves', () => {
    expect(labels(['2026-09-01', '2026-10-01'], 'month')).toEqual(['2026-09', '2026-10']);
  });
});

describe('reading a day', () => {
  const input = {
    days: ['2026-11-06'],
    daysBefore: ['2026-10-09'],
    step: 'day',
    write: plainWriter,
  } as const;
  const versus = (now: string, before: string) => `${now} vs ${before}`;

  it('names the day and the one it is compared with', () => {
    expect(nameSlot(input, 0, versus)).toBe('weekday 11-06 vs 10-09');
  });

  it('names the day alone when nothing is compared', () => {
    expect(nameSlot({ ...input, daysBefore: [] }, 0, versus)).toBe('weekday 11-06');
  });

  it('starts with the last complete day and moves one day by each arrow, to the ends and no further', () => {
    expect(moveSlot('ArrowLeft', null, 28, 25)).toBe(24);
    expect(moveSlot('ArrowRight', 24, 28, 25)).toBe(25);
    expect(moveSlot('ArrowRight', 27, 28, 25)).toBe(27);
    expect(moveSlot('ArrowLeft', 0, 28, 25)).toBe(0);
    expect(moveSlot('Home', 9, 28, 25)).toBe(0);
    expect(moveSlot('End', 9, 28, 25)).toBe(27);
    expect(moveSlot('Tab', 9, 28, 25)).toBeNull();
  });
});
