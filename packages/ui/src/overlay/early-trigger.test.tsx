import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

/** With nothing loaded yet, as on the first visit. */
async function renderEarly(opens: 'menu' | 'dialog') {
  vi.resetModules();
  const { Menu } = await import('./menu.tsx');
  const { Popover } = await import('./popover.tsx');
  const button = <button type="button">Open</button>;
  render(
    opens === 'menu' ? (
      <Menu trigger={button}>Entries</Menu>
    ) : (
      <Popover trigger={button} label="Days">
        Calendar
      </Popover>
    ),
  );
  return screen.getByRole('button', { name: 'Open' });
}

test.each(['menu', 'dialog'] as const)(
  'whoever stands on the button stands on it still once its %s has come',
  async (opens) => {
    const early = await renderEarly(opens);
    early.focus();
    await vi.waitFor(() => expect(early).not.toBeInTheDocument());
    const button = screen.getByRole('button', { name: 'Open' });
    expect(button).toHaveFocus();
    button.click();
    expect(await screen.findByRole(opens)).toBeInTheDocument();
  },
);

test.each(['menu', 'dialog'] as const)('a %s that comes takes no focus from elsewhere', async (opens) => {
  const early = await renderEarly(opens);
  await vi.waitFor(() => expect(early).not.toBeInTheDocument());
  expect(document.body).toHaveFocus();
});

test.each(['menu', 'dialog'] as const)(
  'a press during which a %s comes is not lost, nor taken for two',
  async (opens) => {
    const early = await renderEarly(opens);
    fireEvent.mouseDown(early);
    await vi.waitFor(() => expect(early).not.toBeInTheDocument());
    fireEvent.mouseUp(screen.getByRole('button', { name: 'Open', hidden: true }));
    expect(await screen.findByRole(opens, { hidden: true })).toBeInTheDocument();
  },
);

test.each(['menu', 'dialog'] as const)('a key before a %s has come is not lost', async (opens) => {
  const early = await renderEarly(opens);
  early.click();
  expect(await screen.findByRole(opens, { hidden: true })).toBeInTheDocument();
});

test('another button of the mouse opens nothing', async () => {
  const early = await renderEarly('menu');
  fireEvent.mouseDown(early, { button: 2 });
  await vi.waitFor(() => expect(early).not.toBeInTheDocument());
  expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
});
