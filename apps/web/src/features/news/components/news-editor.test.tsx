import { expect, test } from 'vitest';
import { publishNews, saveNews, withdrawNews } from '@tapwright/contracts/news';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import type { EditedNews } from '../use-news-form.ts';
import { NewsEditor } from './news-editor.tsx';

const item: EditedNews = {
  id: 3,
  version: 2,
  publishedAt: '2026-11-01T08:00:00Z',
  type: 'news',
  isPinned: false,
  texts: [{ language: 'en', title: 'New reports', body: 'They are here.' }],
};
const open = async (edited?: EditedNews) => {
  const view = await renderWeb(<NewsEditor {...(edited ? { item: edited } : {})} />, {
    user: { ...ann, isStaff: true },
  });
  const { screen, user } = view;
  return {
    ...view,
    title: () => screen.getByLabelText(t('news:desk.title')),
    body: () => screen.getByLabelText(t('news:editor.body')),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  };
};

test('a text without words is not published, and its field says so', async () => {
  const { title, press } = await open();
  await press(t('news:editor.publish'));
  expect(title()).toBeInvalid();
  expect(fakeServer.requests(saveNews)).toEqual([]);
  expect(fakeServer.requests(publishNews)).toEqual([]);
});

test('what is written is saved before it is published', async () => {
  fakeServer.answers(saveNews, { id: 8, version: 1 });
  fakeServer.answers(publishNews, null);
  const { user, screen, title, body, press } = await open();
  await user.type(title(), 'New reports');
  await user.type(body(), 'They are here.');
  await press(t('news:editor.saveAndPublish'));
  expect(await screen.findByText(t('news:editor.wasPublished'))).toBeInTheDocument();
  expect(fakeServer.requests(saveNews)).toMatchObject([
    { texts: [{ language: 'en', title: 'New reports', body: 'They are here.' }] },
  ]);
  expect(fakeServer.requests(publishNews)).toEqual([{ id: 8 }]);
});

test('what readers see is withdrawn only after the question', async () => {
  fakeServer.answers(withdrawNews, null);
  const { screen, user, press } = await open(item);
  await press(t('news:editor.withdraw'));
  await user.click(await screen.findByRole('button', { name: t('news:editor.cancel') }));
  expect(fakeServer.requests(withdrawNews)).toEqual([]);
});

test('somebody who saved meanwhile is not written over', async () => {
  fakeServer.refuses(saveNews, { code: 'changedMeanwhile', message: 'Somebody else saved it' });
  const { screen, user, title, press } = await open(item);
  await user.type(title(), ', again');
  await press(t('news:editor.save'));
  expect(await screen.findByText('Somebody else saved it')).toBeInTheDocument();
  expect(title()).toHaveValue('New reports, again');
  expect(fakeServer.requests(saveNews)).toMatchObject([{ id: 3, version: 2 }]);
});
