import { expect, test } from 'vitest';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { HomePage } from './home-page.tsx';

const open = async (props: Partial<Parameters<typeof HomePage>[0]>) =>
  renderWeb(<HomePage languageList={null} wayIn="signIn" {...props} />);

test('a newcomer finds the way to an account, in the head and under the title', async () => {
  const { screen } = await open({ canRegister: true });
  const ways = screen.getAllByRole('link', { name: t('home:createAccount') });
  expect(ways).toHaveLength(2);
  for (const way of ways)
    expect(way).toHaveAttribute('href', expect.stringContaining('/login?mode=register'));
});

test('where nobody can register there is only the way in, and while closed none', async () => {
  const { screen, unmount } = await open({});
  expect(screen.queryByRole('link', { name: t('home:createAccount') })).toBeNull();
  expect(screen.getAllByRole('link', { name: t('home:signIn') })).toHaveLength(2);
  unmount();
  await open({ wayIn: 'none' });
  expect(screen.queryByRole('link', { name: t('home:signIn') })).toBeNull();
});
