import { expect, test } from 'vitest';
import type { AnswerOf } from '@tapwright/contracts/call';
import { findBatchgetMaterial } from '@tapwright/contracts/news';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { NewsList } from './news-list.tsx';

const item: AnswerOf<typeof findBatchgetMaterial>['list'][number] = {
  id: 3,
  type: 'news',
  title: 'New reports',
  language: 'en',
  publishedAt: '2026-11-01T08:00:00Z',
  isPinned: true,
};
async function open(type: 'news' | 'help' = 'news') {
  const turns: { pageNum: number; pageSize: number }[] = [];
  const part = <NewsList type={type} pageNum={1} pageSize={10} onTurn={(next) => turns.push(next)} />;
  return { ...(await renderWeb(part)), turns };
}

test('news that could not be read are not shown as none, and can be read again', async () => {
  fakeServer.fails(findBatchgetMaterial);
  const { screen, user } = await open();
  expect(await screen.findByText(t('news:list.notRead'))).toBeInTheDocument();
  expect(screen.queryByText(t('news:list.empty'))).toBeNull();
  fakeServer.answers(findBatchgetMaterial, { list: [item], total: 1 });
  await user.click(screen.getByRole('button', { name: t('failed.tryAgain') }));
  expect(await screen.findByRole('link', { name: 'New reports' })).toHaveAttribute('lang', 'en');
  expect(screen.getByText(t('news:list.pinned'))).toBeInTheDocument();
});

test.each([
  ['news', 'news:list.empty'],
  ['help', 'news:list.emptyHelp'],
] as const)('where there is no %s yet it says so', async (type, words) => {
  fakeServer.answers(findBatchgetMaterial, { list: [], total: 0 });
  const { screen } = await open(type);
  expect(await screen.findByText(t(words))).toBeInTheDocument();
});

test('pages are turned only where there is more than one', async () => {
  fakeServer.answers(findBatchgetMaterial, { list: [item], total: 11 });
  const { screen, user, turns } = await open();
  await user.click(await screen.findByRole('button', { name: t('lists:pager.next') }));
  expect(turns).toEqual([{ pageNum: 2, pageSize: 10 }]);
});
