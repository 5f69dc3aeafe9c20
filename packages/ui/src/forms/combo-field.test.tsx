import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ComboField, type ComboOption } from './combo-field.tsx';

const places: readonly ComboOption[] = [
  { key: 'oh', label: 'Ohio', note: 'Region' },
  { key: 'or', label: 'Oregon', isDisabled: true },
  { key: 'os', label: 'Oslo' },
];

function Places({ options = places, none }: { options?: readonly ComboOption[]; none?: string }) {
  const [typed, setTyped] = useState('');
  const [taken, setTaken] = useState<readonly string[]>([]);
  return (
    <ComboField
      label="Places"
      name="places"
      options={options}
      {...(none !== undefined && { none })}
      tokens={taken.map((key) => ({ key, label: key, remove: `Leave out ${key}` }))}
      typed={typed}
      onType={setTyped}
      onTake={(key) => {
        setTaken([...taken, key]);
        setTyped('');
      }}
      onRemove={(key) => setTaken(taken.filter((one) => one !== key))}
    />
  );
}

async function open(part = <Places />) {
  render(part);
  const user = userEvent.setup();
  const field = screen.getByRole('combobox', { name: 'Places' });
  await user.click(field);
  return { user, field };
}
const taken = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

test('Enter takes the row of the cursor, which arrows move; what cannot be taken is passed over', async () => {
  const { user, field } = await open();
  await user.type(field, 'o{Enter}');
  expect(taken()).toEqual(['Leave out oh']);
  await user.type(field, 'o{ArrowUp}');
  expect(screen.getByRole('option', { name: 'Oslo' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(taken()).toEqual(['Leave out oh', 'Leave out os']);
});

test('a press takes a row, but not one that is only shown', async () => {
  const { user, field } = await open();
  await user.click(screen.getByRole('option', { name: 'Oregon' }));
  expect(taken()).toEqual([]);
  await user.click(screen.getByRole('option', { name: 'Ohio Region' }));
  expect(taken()).toEqual(['Leave out oh']);
  expect(field).toHaveValue('');
});

test('the last one goes with Backspace in an empty field, and any of them by its cross', async () => {
  const { user, field } = await open();
  await user.type(field, 'o{Enter}o{ArrowUp}{Enter}');
  await user.keyboard('{Backspace}');
  expect(taken()).toEqual(['Leave out oh']);
  await user.click(screen.getByRole('button', { name: 'Leave out oh' }));
  expect(taken()).toEqual([]);
});

test('Escape closes the list; an empty one says so only where it has words for it', async () => {
  const { user } = await open(<Places options={[]} none="Nothing found" />);
  expect(screen.getByText('Nothing found')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
});
