import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { enterSidePanel } from './enter-side-panel.ts';
import { SidePanel } from './side-panel.tsx';

function Example({ leavesFocus = false }: { readonly leavesFocus?: boolean }) {
  const [word, open] = useState<string>();
  return (
    <>
      {['nap', 'alarm'].map((one) => (
        <button key={one} type="button" onClick={() => open(one)}>
          {one}
        </button>
      ))}
      {word === undefined ? null : (
        <SidePanel
          title={`About ${word}`}
          closeLabel="Close"
          onClose={() => open(undefined)}
          leavesFocus={leavesFocus}
        >
          <input aria-label="Note" />
        </SidePanel>
      )}
    </>
  );
}

const wideAs = (width: number) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/\d+/.exec(query)?.[0]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};
beforeEach(() => () => vi.unstubAllGlobals());

test('beside a page that has room the page stays in use, and another row takes its place', async () => {
  wideAs(1440);
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'nap' }));
  expect(await screen.findByRole('dialog', { name: 'About nap' })).not.toHaveAttribute('aria-modal', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'alarm' }));
  expect(await screen.findByRole('dialog', { name: 'About alarm' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  // Where one was last, not where one began.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'alarm' }));
});

test('one that leaves the focus in its list is entered when somebody wants to', async () => {
  wideAs(1440);
  render(<Example leavesFocus />);
  const nap = screen.getByRole('button', { name: 'nap' });
  nap.focus();
  await userEvent.keyboard('{Enter}');
  const panel = await screen.findByRole('dialog', { name: 'About nap' });
  expect(document.activeElement).toBe(nap);
  expect(enterSidePanel()).toBe(true);
  expect(document.activeElement).toBe(panel);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(nap);
  expect(enterSidePanel()).toBe(false);
});

test('over a page that has none it keeps the page behind it', async () => {
  wideAs(1024);
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'nap' }));
  await screen.findByRole('dialog', { name: 'About nap' });
  expect(screen.queryByRole('button', { name: 'alarm' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'nap' }));
});
