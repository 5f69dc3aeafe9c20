import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Menu, MenuItem } from './menu.tsx';

function Example() {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button type="button" onClick={() => open(true)}>
        Rename
      </button>
      {isOpen ? (
        <Dialog title="Rename the team" closeLabel="Close" onClose={() => open(false)}>
          <input aria-label="Note" />
          <input aria-label="Name" data-autofocus />
        </Dialog>
      ) : null}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Rename', hidden: true });
async function openDialog() {
  await userEvent.click(opener());
  return screen.findByRole('dialog', { name: 'Rename the team' });
}

test('begins at the field that says so, and gives the focus back', async () => {
  render(<Example />);
  await openDialog();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('opened from a menu, it gives the focus back to what opened that', async () => {
  const Views = () => {
    const [isOpen, open] = useState(false);
    return (
      <>
        <Menu trigger={<button type="button">Views</button>}>
          <MenuItem onClick={() => open(true)}>Rename</MenuItem>
        </Menu>
        {isOpen ? (
          <Dialog title="Rename the view" closeLabel="Close" onClose={() => open(false)}>
            <input aria-label="Name" data-autofocus />
          </Dialog>
        ) : null}
      </>
    );
  };
  render(<Views />);
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Views' })));
});

test('closes by its cross', async () => {
  render(<Example />);
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where what it was opened from is gone, the list it was about takes the focus', async () => {
  const Tools = () => {
    const [state, goTo] = useState<'chosen' | 'asked' | 'sent'>('chosen');
    return (
      <>
        <div data-grid>
          <button type="button" data-cursor>
            Ferry times
          </button>
        </div>
        {state === 'sent' ? null : (
          <button type="button" onClick={() => goTo('asked')}>
            Bid
          </button>
        )}
        {state === 'asked' ? (
          <Dialog title="Change" closeLabel="Close" onClose={() => goTo('sent')}>
            <p>2.00 to 2.20</p>
          </Dialog>
        ) : null}
      </>
    );
  };
  render(<Tools />);
  await userEvent.click(screen.getByRole('button', { name: 'Bid' }));
  await screen.findByRole('dialog', { name: 'Change' });
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ferry times' })),
  );
});
