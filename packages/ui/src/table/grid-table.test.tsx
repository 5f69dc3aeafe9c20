import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { GridColumn } from './grid-column.ts';
import { GridTable } from './grid-table.tsx';

type Row = { readonly id: number; readonly name: string };

const rowsFrom = (first: number, count: number): Row[] =>
  Array.from({ length: count }, (_, place) => ({ id: first + place, name: `keyword ${first + place}` }));

/** Counts how often a cell was drawn. */
function counted(key: string) {
  const drawn: string[] = [];
  const column: GridColumn<Row> = {
    key,
    head: key,
    text: ({ name }) => name,
    cell: ({ name }) => {
      drawn.push(name);
      return name;
    },
    exact: ({ name }) => `exactly ${name}`,
  };
  return { drawn, column };
}

const grid = (rows: readonly Row[], columns: readonly GridColumn<Row>[]) => (
  <GridTable
    label="Keywords"
    rows={rows}
    columns={columns}
    keyOf={({ id }) => id}
    expectedRows={10}
    isBusy={false}
  />
);
const shown = () => screen.getAllByRole('gridcell').filter((cell) => cell.hasAttribute('data-cell'));

test('a list begins with its first rows, and all of a short one are there soon', async () => {
  const { column } = counted('Name');
  render(grid(rowsFrom(1, 40), [column]));
  expect(shown()).toHaveLength(12);
  await expect.poll(() => shown().length).toBe(40);
});

test('rows that take the place of others begin with the first ones too', async () => {
  const { column } = counted('Name');
  const { rerender } = render(grid(rowsFrom(1, 40), [column]));
  await expect.poll(() => shown().length).toBe(40);
  rerender(grid(rowsFrom(101, 30), [column]));
  expect(shown()).toHaveLength(12);
  await expect.poll(() => shown().length).toBe(30);
});

test('rows that stay are not drawn anew when others follow, nor are columns that stay', async () => {
  const [name, other, third] = [counted('Name'), counted('Other'), counted('Third')];
  const rows = rowsFrom(1, 5);
  const { rerender } = render(grid(rows, [name.column, other.column]));
  expect(name.drawn).toHaveLength(5);
  rerender(grid([...rows, ...rowsFrom(6, 3)], [name.column, third.column]));
  await expect.poll(() => shown().length).toBe(16);
  expect(name.drawn).toHaveLength(8);
  expect(third.drawn).toHaveLength(8);
});

test('what stands behind a figure is said where somebody looks', async () => {
  const { column } = counted('Name');
  render(grid(rowsFrom(1, 2), [column]));
  const cell = screen.getByRole('gridcell', { name: 'keyword 2' });
  expect(cell).not.toHaveAttribute('title');
  await userEvent.hover(cell);
  expect(cell).toHaveAttribute('title', 'exactly keyword 2');
  const first = screen.getByRole('gridcell', { name: 'keyword 1' });
  act(() => first.focus());
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(first).toHaveAttribute('title', 'exactly keyword 1');
});
