import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RangeField } from './range-field.tsx';
import type { DayRange, RangeChoice } from './range-words.ts';

const words = {
  label: 'Time range',
  presets: 'Date ranges',
  custom: 'Custom',
  from: 'Start date',
  to: 'End date',
  chooseEnd: 'Choose an end date',
  days: (count: number) => `${count} days`,
  note: 'Days in Shanghai',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  cancel: 'Cancel',
  show: 'Apply',
};
const write = {
  range: (from: string, to: string) => `${from} – ${to}`,
  day: (day: string) => day,
  month: (day: string) => day.slice(0, 7),
  weekday: (day: string) => String(new Date(day).getUTCDay()),
};
/** Longer than a test; what begins again after it says how long. */
const lockMs = 3_600_000;
const days = { from: '2026-11-10', to: '2026-11-12' };

async function open() {
  const choices: RangeChoice[] = [];
  const field = (range: DayRange, rests = lockMs) => (
    <RangeField
      range={range}
      presets={[{ key: 'last14Days', label: 'Last 14 days' }]}
      today="2026-11-20"
      words={words}
      write={write}
      lockMs={rests}
      onChange={(choice) => choices.push(choice)}
    />
  );
  const { rerender } = render(field(days));
  await userEvent.click(screen.getByRole('button', { name: /Time range/ }));
  const first = await screen.findByLabelText('Start date');
  const type = (label: string, day: string) => {
    const input = screen.getByLabelText(label);
    fireEvent.change(input, { target: { value: day } });
    fireEvent.blur(input);
  };
  return { choices, first, type, show: (range: DayRange, rests?: number) => rerender(field(range, rests)) };
}
const apply = async () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));

test('days are typed, in either order', async () => {
  const { choices, type } = await open();
  type('Start date', '2026-03-01');
  type('End date', '2026-02-03');
  await apply();
  expect(choices).toMatchObject([{ range: { from: '2026-02-03', to: '2026-03-01' } }]);
});

test('a typed day after today is today, and no day changes nothing', async () => {
  const { choices, type } = await open();
  type('End date', '2030-01-01');
  type('Start date', '');
  await apply();
  expect(choices).toMatchObject([{ range: { from: '2026-11-10', to: '2026-11-20' } }]);
});

test('a preset is chosen by one press and closes the panel', async () => {
  const { choices, first } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Last 14 days' }));
  expect(choices).toMatchObject([{ preset: 'last14Days' }]);
  await expect.poll(() => first.isConnected).toBe(false);
});

test('presets are one stop for Tab, and arrows go round them', async () => {
  const choices: RangeChoice[] = [];
  render(
    <RangeField
      range={days}
      preset="last7Days"
      presets={[
        { key: 'today', label: 'Today' },
        { key: 'last7Days', label: 'Last 7 days' },
        { key: 'last14Days', label: 'Last 14 days' },
      ]}
      today="2026-11-20"
      words={words}
      write={write}
      lockMs={lockMs}
      onChange={(choice) => choices.push(choice)}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: /Time range/ }));
  const current = await screen.findByRole('button', { name: 'Last 7 days' });
  current.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Today' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Last 14 days' })).toHaveFocus();
  current.focus();
  await userEvent.tab();
  expect(screen.getByLabelText('Start date')).toHaveFocus();
  expect(choices).toEqual([]);
});

test('Escape closes the panel on its first opening and gives the focus back', async () => {
  const { choices, first } = await open();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => first.isConnected).toBe(false);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: /Time range/ }));
  expect(choices).toEqual([]);
});

test('when the days change from elsewhere, the panel with the old ones closes', async () => {
  const { first, show } = await open();
  show({ from: '2026-10-01', to: '2026-10-31' });
  await expect.poll(() => first.isConnected).toBe(false);
});

test('after a choice it rests for a moment, and opens again then', async () => {
  const { choices, first, show } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Last 14 days' }));
  const field = screen.getByRole('button', { name: /Time range/ });
  expect(field).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => first.isConnected).toBe(false);
  await userEvent.click(field);
  expect(screen.queryByLabelText('Start date')).toBeNull();
  show(days, 1);
  await expect.poll(() => field.getAttribute('aria-disabled')).toBe('false');
  await userEvent.click(field);
  expect(await screen.findByLabelText('Start date')).toBeInTheDocument();
  expect(choices).toHaveLength(1);
});

test('where all days are meant, none are named, and none are chosen beforehand', async () => {
  render(
    <RangeField
      range={days}
      preset="all"
      presets={[{ key: 'all', label: 'All days', isAll: true }]}
      today="2026-11-20"
      words={words}
      write={write}
      lockMs={lockMs}
      onChange={() => undefined}
    />,
  );
  const shown = screen.getByRole('button', { name: 'Time range All days' });
  await userEvent.click(shown);
  expect(await screen.findByText('Choose an end date')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
});
