import { expect, test } from 'vitest';
import { findMaterial } from '@tapwright/contracts/news';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { NewsArticle } from './news-article.tsx';

const text = {
  id: 3,
  type: 'news' as const,
  title: '新报告',
  language: 'zh-CN' as const,
  publishedAt: '2026-11-01T08:00:00Z',
  body: '来了。',
};

test('a text in another language than the reader’s says so, and is marked as what it is', async () => {
  fakeServer.answers(findMaterial, text);
  const { screen } = await renderWeb(<NewsArticle id={3} />);
  const title = await screen.findByRole('heading', { name: '新报告' });
  expect(title.closest('[lang]')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText(/Chinese/)).toHaveAttribute('lang', 'en');
});

test('one that was withdrawn leads back to the others, with nothing to try again', async () => {
  fakeServer.refuses(findMaterial, { code: 'notFound' });
  const { screen } = await renderWeb(<NewsArticle id={3} />);
  expect(await screen.findByText(t('news:details.notFound'))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: t('news:details.allNews') })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('failed.tryAgain') })).toBeNull();
});

test('one that could not be read can be read again', async () => {
  fakeServer.fails(findMaterial);
  const { screen, user } = await renderWeb(<NewsArticle id={3} />);
  const again = await screen.findByRole('button', { name: t('failed.tryAgain') });
  fakeServer.answers(findMaterial, { ...text, title: 'New reports', language: 'en' });
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'New reports' })).toBeInTheDocument();
});
