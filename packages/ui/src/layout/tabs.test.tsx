import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'accounts', label: 'Accounts' },
  { value: 'news', label: 'News' },
] as const;

const show = (onChange: (value: string) => void) =>
  render(
    <Tabs label="Sections" value="accounts" tabs={tabs} onChange={onChange}>
      <p>All accounts</p>
    </Tabs>,
  );

test('one press asks once, even where the answer is to stay', async () => {
  const changes: string[] = [];
  show((value) => changes.push(value));
  await userEvent.click(screen.getByRole('tab', { name: 'News' }));
  expect(changes).toEqual(['news']);
  screen.getByRole('tab', { name: 'Accounts' }).focus();
  screen.getByRole('tab', { name: 'News' }).focus();
  expect(changes).toEqual(['news']);
});

test('the arrows move without choosing, Enter chooses', async () => {
  const changes: string[] = [];
  show((value) => changes.push(value));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'News' })));
  expect(changes).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(changes).toEqual(['news']);
  expect(screen.getByRole('tabpanel', { name: 'Accounts' }).textContent).toBe('All accounts');
});
