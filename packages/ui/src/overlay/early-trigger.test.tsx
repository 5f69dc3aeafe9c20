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

test('whoever stands on the button stands on it still once its popover has come', async () => {
  const early = await renderEarly('dialog');
  early.focus();
  await vi.waitFor(() => expect(early).not.toBeInTheDocument());
  const button = screen.getByRole('button', { name: 'Open' });
  expect(button).toHaveFocus();
  button.click();
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('a popover that comes takes no focus from elsewhere', async () => {
  const early = await renderEarly('dialog');
  await vi.waitFor(() => expect(early).not.toBeInTheDocument());
  expect(document.body).toHaveFocus();
});

test.each(['ArrowDown', 'ArrowUp'])('%s opens a menu that nobody has opened yet', async (key) => {
  const early = await renderEarly('menu');
  early.focus();
  fireEvent.keyDown(early, { key });
  expect(await screen.findByRole('menu')).toBeInTheDocument();
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

test.each(['menu', 'dialog'] as const)(
  'who pressed the button with the mouse stands on it once the %s is closed again',
  async (opens) => {
    const early = await renderEarly(opens);
    const isLeftToBrowser = fireEvent.mouseDown(early);
    expect(isLeftToBrowser).toBe(false);
    const popup = await screen.findByRole(opens);
    await vi.waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
    fireEvent.keyDown(popup, { key: 'Escape' });
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
);

test.each(['menu', 'dialog'] as const)('a key before a %s has come is not lost', async (opens) => {
  const early = await renderEarly(opens);
  early.click();
  expect(await screen.findByRole(opens, { hidden: true })).toBeInTheDocument();
});

test.each(['menu', 'dialog'] as const)('another button of the mouse opens no %s', async (opens) => {
  const early = await renderEarly(opens);
  fireEvent.mouseDown(early, { button: 2 });
  await import(opens === 'menu' ? './loaded-menu.tsx' : './loaded-popover.tsx');
  expect(screen.queryByRole(opens, { hidden: true })).toBeNull();
});
