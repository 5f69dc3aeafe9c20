import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GridCards } from './grid-cards.tsx';
import type { GridColumn } from './grid-column.ts';

type Word = { readonly name: string };

const column = (key: string, more: Partial<GridColumn<Word>>): GridColumn<Word> => ({
  key,
  head: key,
  cell: ({ name }) => `${key} of ${name}`,
  text: ({ name }) => name,
  ...more,
});
const name = column('name', { onCard: 'title' });
const spend = column('spend', { onCard: 'measure', total: '12.00' });
/** All are ticked at once in a table; a card has no room for it. */
const ticks = column('ticks', { total: 'all' });

const cards = (...columns: GridColumn<Word>[]) => {
  render(
    <GridCards
      label="Words"
      columns={columns}
      rows={[{ name: 'free' }]}
      keyOf={(row) => row.name}
      expectedRows={1}
      isBusy={false}
    />,
  );
  return screen.getAllByRole('listitem');
};
const heightOf = (card: HTMLElement | undefined) => Number.parseInt(card?.style.height ?? '', 10);

test('without measures nothing is added up, and no card keeps room for them', () => {
  const [plain, ...others] = cards(ticks, name);
  expect(others).toEqual([]);
  expect(plain).toHaveTextContent('name of free');
  expect(plain).not.toContainElement(document.querySelector('dl'));
  expect(heightOf(plain)).toBeLessThan(64);
});

test('with measures their sums stand first', () => {
  const [total, card] = cards(ticks, name, spend);
  expect(total).toHaveTextContent('12.00');
  expect(total).not.toHaveTextContent('all');
  expect(card).toHaveTextContent('spend of free');
  expect(heightOf(card)).toBeGreaterThan(90);
});
