import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { GridCards } from './grid-cards.tsx';
import type { GridColumn, GridEdits } from './grid-column.ts';

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

const cards = (columns: GridColumn<Word>[], edits?: GridEdits<Word>) => {
  render(
    <GridCards
      label="Words"
      columns={columns}
      rows={[{ name: 'free' }]}
      keyOf={(row) => row.name}
      expectedRows={1}
      isBusy={false}
      edits={edits}
    />,
  );
  return screen.getAllByRole('listitem');
};
const heightOf = (card: HTMLElement | undefined) => Number.parseInt(card?.style.height ?? '', 10);

test('without measures nothing is added up, and no card keeps room for them', () => {
  const [plain, ...others] = cards([ticks, name]);
  expect(others).toEqual([]);
  expect(plain).toHaveTextContent('name of free');
  expect(plain).not.toContainElement(document.querySelector('dl'));
  expect(heightOf(plain)).toBeLessThan(64);
});

test('with measures their sums stand first', () => {
  const [total, card] = cards([ticks, name, spend]);
  expect(total).toHaveTextContent('12.00');
  expect(total).not.toHaveTextContent('all');
  expect(card).toHaveTextContent('spend of free');
  expect(heightOf(card)).toBeGreaterThan(90);
});

const bid = column('bid', { onCard: 'value' });
const state = column('state', { onCard: 'corner' });
const box = column('box', {
  onCard: 'select',
  cell: () => <input type="checkbox" tabIndex={-1} aria-label="Select free" />,
  headPart: <input type="checkbox" aria-label="Select all" />,
});

test('a value is pressed where it stands, and what stood in its place goes to the facts', async () => {
  const opened: unknown[] = [];
  const [card] = cards([name, state, bid], {
    columns: ['bid'],
    open: (row, key, typed, cell) => opened.push([row.name, key, typed, cell.tagName]),
  });
  await userEvent.click(screen.getByRole('button', { name: 'bid bid of free' }));
  expect(opened).toEqual([['free', 'bid', '', 'BUTTON']]);
  expect(card).toHaveTextContent('state of free');
});

test('a value that is not typed over is words: one on its way, or of whoever only reads', () => {
  const edits = { columns: ['bid'], open: () => undefined };
  cards([name, { ...bid, isFixed: () => true }], edits);
  cards([name, bid]);
  expect(screen.getAllByText('bid of free')).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a box stands on each card, reached by Tab, and one for all beside the sums', () => {
  const [total, card] = cards([box, name, spend]);
  expect(total).toContainElement(screen.getByRole('checkbox', { name: 'Select all' }));
  const own = screen.getByRole('checkbox', { name: 'Select free' });
  expect(card).toContainElement(own);
  expect(own).toHaveProperty('tabIndex', 0);
});
