import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useLeaveWithPage } from './use-leave-with-page.ts';

function Menu({ onClose }: { readonly onClose: () => void }) {
  useLeaveWithPage(onClose);
  return <nav aria-label="Menu" />;
}

function Frame() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Link to={`/here` as never} search={{ range: 'last7Days' } as never}>
        Seven days
      </Link>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? <Menu onClose={() => setOpen(false)} /> : null}
    </>
  );
}

test('it stays while the page is the same, and goes when one goes back', async () => {
  const root = createRootRoute({ component: Frame });
  const pages = ['/here', '/before'].map((path) => createRoute({ getParentRoute: () => root, path }));
  const history = createMemoryHistory({ initialEntries: ['/before', '/here'] });
  const router = createRouter({ routeTree: root.addChildren(pages), history });
  render(<RouterProvider router={router as never} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('link', { name: 'Seven days' }));
  await expect.poll(() => history.location.href).toContain('range');
  expect(screen.getByRole('navigation', { name: 'Menu' })).toBeInTheDocument();
  history.go(-2);
  await expect.poll(() => screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
});
