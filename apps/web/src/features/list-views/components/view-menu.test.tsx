import { expect, test } from 'vitest';
import { addView, findViews, type SavedView } from '@tapwright/contracts/list-views';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { ViewMenu } from './view-menu.tsx';

const winners: SavedView = {
  viewId: 10_001,
  list: 'keyword',
  name: 'Raise winners',
  search: { range: 'last7Days', where: 'taps>10', columns: 'efficiency' },
  isShared: true,
  isOwn: false,
  mayEdit: false,
  madeBy: 'Ben',
  revision: 1,
};

async function open(current: Record<string, string>, viewId?: string) {
  const opened: unknown[] = [];
  fakeServer.answers(findViews, [
    winners,
    { ...winners, viewId: 10_002, list: 'campaign', name: 'Elsewhere' },
  ]);
  const part = (
    <ViewMenu
      teamId={7}
      list="keyword"
      current={current}
      viewId={viewId}
      onOpen={(search, id) => opened.push({ search, id })}
    />
  );
  const { screen, user } = await renderWeb(part, { user: ann });
  const name = viewId === undefined ? t('listViews:views') : 'Raise winners';
  await user.click(await screen.findByRole('button', { name: new RegExp(name) }));
  return { screen, user, opened };
}

test('a shared view says whose it is and is opened with all that was saved; those of other lists are not offered', async () => {
  const { screen, user, opened } = await open({ range: 'today' });
  expect(screen.queryByText('Elsewhere')).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: /Raise winners.*Ben/ }));
  expect(opened).toEqual([{ search: winners.search, id: 10_001 }]);
});

test('what was changed since can be taken back, and saved over only by whoever may', async () => {
  const { screen, user, opened } = await open({ ...winners.search, where: 'taps>20' }, '10001');
  expect(screen.queryByRole('menuitem', { name: t('listViews:save', { name: winners.name }) })).toBeNull();
  await user.click(
    await screen.findByRole('menuitem', { name: t('listViews:back', { name: winners.name }) }),
  );
  expect(opened).toEqual([{ search: winners.search, id: 10_001 }]);
});

test('what is shown becomes a view by a name, for the team when asked for', async () => {
  const current = { range: 'today', columns: 'delivery' };
  const { screen, user, opened } = await open(current);
  fakeServer.answers(addView, { ...winners, viewId: 10_003, name: 'Today', search: current });
  await user.click(await screen.findByRole('menuitem', { name: t('listViews:saveAs') }));
  await user.type(await screen.findByRole('textbox', { name: t('listViews:name') }), 'Today');
  await user.click(screen.getByRole('checkbox', { name: t('listViews:share') }));
  await user.click(screen.getByRole('button', { name: t('listViews:submit') }));
  await expect.poll(() => opened).toEqual([{ search: current, id: 10_003 }]);
  expect(fakeServer.requests(addView)).toMatchObject([
    { list: 'keyword', name: 'Today', search: current, isShared: true },
  ]);
});

test('a view that the product brings is opened like the others, and named while the list is as it says', async () => {
  fakeServer.answers(findViews, []);
  const brought = [{ name: 'Popular, not ours', search: { where: 'runningIn=0', sort: 'popularity' } }];
  const opened: unknown[] = [];
  const menu = (current: Record<string, string>) => (
    <ViewMenu
      teamId={7}
      list="word"
      current={current}
      brought={brought}
      viewId={undefined}
      onOpen={(search, id) => opened.push({ search, id })}
    />
  );
  const { screen, user } = await renderWeb(menu({ range: 'today' }), { user: ann });
  await user.click(await screen.findByRole('button', { name: t('listViews:views') }));
  await user.click(await screen.findByRole('menuitem', { name: 'Popular, not ours' }));
  expect(opened).toEqual([{ search: brought[0]?.search, id: undefined }]);
  const again = await renderWeb(menu({ range: 'today', ...brought[0]?.search }), { user: ann });
  expect(await again.screen.findByRole('button', { name: 'Popular, not ours' })).toBeInTheDocument();
});
