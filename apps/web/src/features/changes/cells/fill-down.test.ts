import { afterEach, expect, test } from 'vitest';
import type { AdObject } from '../change.ts';
import { fillDown } from './fill-down.ts';
import { leavePaste, pasted, pastedMarks, pasteLines } from './pasted.ts';

const campaign = (id: string): AdObject => ({
  teamId: 7,
  kind: 'campaign',
  id,
  name: `Harbour ${id}`,
  places: [],
  status: 'running',
  amount: { own: '10.00', stands: '10.00', currency: 'USD' },
  shown: { endTime: '2026-12-01T00:00:00.000Z', cpaGoal: null },
  timeZone: 'Asia/Tokyo',
});
const [first, ...others] = [campaign('1'), campaign('2'), campaign('3')];

afterEach(leavePaste);

function filled(column: string) {
  if (first) fillDown(first, others, column);
  const now = pasted.get();
  return now && { column: now.column, typed: now.lines.map(({ typed }) => typed) };
}

test('what stands in the column of the cursor lies over the others, and whose clock shows it', () => {
  const end = '2026-12-01T00:00:00.000Z';
  expect(filled('endTime')).toEqual({ column: 'endTime', typed: [end, end] });
  expect(pasted.get()?.zone).toBe('Asia/Tokyo');
});

test('from a column that is not typed in it is the amount; a name is for one alone', () => {
  expect(filled('name')).toBeUndefined();
  for (const column of ['', 'taps'])
    expect(filled(column)).toEqual({ column: 'dailyBudget', typed: ['10.00', '10.00'] });
});

test('what was pasted over the row counts more than what stands, and nothing fills nothing', () => {
  if (first) pasteLines([first], 'dailyBudget', ['12.00']);
  pastedMarks.set(new Map([['campaign 1', { field: 'dailyCap', state: 'pasted', text: '12.00' }]]));
  expect(filled('dailyBudget')).toEqual({ column: 'dailyBudget', typed: ['12.00', '12.00'] });
  leavePaste();
  expect(filled('cpaGoal')).toBeUndefined();
});
