import { expect, it } from 'vitest';
import { chooseSeries } from './choose-series.ts';

it('puts a measure on the side that was asked for', () => {
  expect(chooseSeries({ columns: 'spend', line: 'cpa' }, 'taps', 'columns')).toEqual({
    columns: 'taps',
    line: 'cpa',
  });
});

it('lets two measures change places, so that none is shown twice', () => {
  expect(chooseSeries({ columns: 'spend', line: 'cpa' }, 'cpa', 'columns')).toEqual({
    columns: 'cpa',
    line: 'spend',
  });
});
