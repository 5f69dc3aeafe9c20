import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Calendar, type Days } from './calendar.tsx';
import type { DayRange } from './range-words.ts';

const words = { previousMonth: 'Previous month', nextMonth: 'Next month', month: 'Month' };
const write = {
  range: (from: string, to: string) => `${from} – ${to}`,
  day: (day: string) => day,
  month: (day: string) => day.slice(0, 7),
  weekday: (day: string) => String(new Date(day).getUTCDay()),
};

function Chosen({ compared }: { readonly compared?: DayRange }) {
  const [days, setDays] = useState<Days>(['2026-11-10', '2026-11-12']);
  return (
    <>
      <output>{days.join(' to ')}</output>
      <Calendar
        days={days}
        months={2}
        today="2026-11-20"
        compared={compared}
        words={words}
        write={write}
        onChange={setDays}
      />
    </>
  );
}

const press = (day: string) => userEvent.click(screen.getByRole('button', { name: day }));

test('two presses are a range, in whichever order', async () => {
  render(<Chosen />);
  await press('2026-11-05');
  expect(screen.getByText('2026-11-05 to')).toBeTruthy();
  await press('2026-10-28');
  expect(screen.getByText('2026-10-28 to 2026-11-05')).toBeTruthy();
});

test('one day is a range when it is pressed twice', async () => {
  render(<Chosen />);
  await press('2026-11-05');
  await press('2026-11-05');
  expect(screen.getByText('2026-11-05 to 2026-11-05')).toBeTruthy();
});

test('the last chosen day stands in the second month, and no day after today can be chosen', async () => {
  render(<Chosen />);
  const [first, second] = screen.getAllByRole('grid');
  expect([first, second].map((grid) => grid?.getAttribute('aria-label'))).toEqual(['2026-10', '2026-11']);
  expect(screen.getByRole('button', { name: '2026-11-20' })).toHaveProperty('disabled', false);
  expect(screen.getByRole('button', { name: '2026-11-21' })).toHaveProperty('disabled', true);
});

test('the days it is compared with are marked', () => {
  const { container } = render(<Chosen compared={{ from: '2026-11-07', to: '2026-11-09' }} />);
  const marked = [...container.querySelectorAll('[data-before]')].map((cell) =>
    cell.getAttribute('data-day'),
  );
  expect(marked).toEqual(['2026-11-07', '2026-11-08', '2026-11-09']);
});

test('a month is gone to from the list of months', async () => {
  render(<Chosen />);
  const [, second] = screen.getAllByRole('combobox', { name: 'Month' });
  if (second === undefined) throw new Error('there is one month only');
  await userEvent.selectOptions(second, '2026-03');
  expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
    '2026-02',
    '2026-03',
  ]);
});
