import { expect, test } from 'vitest';
import { findStaffNews, findStaffNewsItem } from '@tapwright/contracts/news';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { NewsDesk } from './news-desk.tsx';

const open = (id?: string) =>
  renderWeb(<NewsDesk type={undefined} pageNum={1} pageSize={10} id={id} onGo={() => undefined} />, {
    user: { ...ann, isStaff: true },
  });
const tryAgain = { name: t('failed.tryAgain') };
const draft = {
  id: 3,
  type: 'news' as const,
  title: 'New reports',
  languages: ['en' as const],
  isPinned: false,
  publishedAt: null,
  updatedAt: '2026-11-01T08:00:00Z',
};

test('texts that could not be read are not shown as none', async () => {
  fakeServer.fails(findStaffNews);
  const { screen, user } = await open();
  expect(await screen.findByText(t('news:list.notRead'))).toBeInTheDocument();
  expect(screen.queryByText(t('news:desk.empty'))).toBeNull();
  fakeServer.answers(findStaffNews, { list: [draft], total: 1 });
  await user.click(screen.getByRole('button', tryAgain));
  expect(await screen.findByRole('link', { name: 'New reports' })).toBeInTheDocument();
  expect(screen.getByText(t('news:desk.draft'))).toBeInTheDocument();
});

test('where there is none yet it leads to the first', async () => {
  fakeServer.answers(findStaffNews, { list: [], total: 0 });
  const { screen } = await open();
  expect(await screen.findByText(t('news:desk.empty'))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: t('news:desk.add') })).toBeInTheDocument();
});

test('a text that could not be read opens no empty editor, which would save over it', async () => {
  fakeServer.fails(findStaffNewsItem);
  const { screen } = await open('3');
  expect(await screen.findByRole('button', tryAgain)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('news:editor.save') })).toBeNull();
});
