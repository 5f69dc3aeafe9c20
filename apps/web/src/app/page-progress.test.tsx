import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createTranslator } from '../platform/words/translator.ts';
import { PageProgress } from './page-progress.tsx';

async function open() {
  const arrival = Promise.withResolvers<undefined>();
  const root = createRootRoute({
    component: () => (
      <>
        <PageProgress />
        <Link to="/home">Slow</Link>
        <Link to="/" search={{ page: '2' } as never}>
          Next rows
        </Link>
        <Outlet />
      </>
    ),
  });
  const first = createRoute({
    getParentRoute: () => root,
    path: '/',
    loaderDeps: ({ search }) => search,
    loader: async ({ deps }) => ('page' in deps ? arrival.promise : undefined),
    component: () => <p>First page</p>,
  });
  const slow = createRoute({
    getParentRoute: () => root,
    path: '/home',
    loader: async () => arrival.promise,
    component: () => <p>Slow page</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([first, slow]),
    history: createMemoryHistory(),
  });
  await router.load();
  render(
    <I18nextProvider i18n={await createTranslator()}>
      <RouterProvider router={router as never} />
    </I18nextProvider>,
  );
  return { arrive: () => arrival.resolve(undefined) };
}

test('while another page is on its way there is a sign of it, until it is there', async () => {
  const { arrive } = await open();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Slow' }));
  expect(await screen.findByRole('progressbar')).toHaveAccessibleName('Loading page');
  expect(screen.getByText('First page')).toBeInTheDocument();
  arrive();
  expect(await screen.findByText('Slow page')).toBeInTheDocument();
  await expect.poll(() => screen.queryByRole('progressbar')).toBeNull();
});

test('other rows of the same page are no page on its way', async () => {
  const { arrive } = await open();
  await userEvent.click(screen.getByRole('link', { name: 'Next rows' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  arrive();
});
