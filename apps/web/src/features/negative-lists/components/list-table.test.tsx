import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as lists from '@tapwright/contracts/negative-lists';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { ListTable } from './list-table.tsx';

const counts = {
  stands: 4,
  missing: 0,
  refused: 0,
  gone: 0,
  paused: 0,
  surplus: 0,
  underWay: 0,
  elsewhere: 0,
  byHand: 0,
};
const line = {
  listId: 10_001,
  name: 'Never',
  mayEdit: true,
  revision: 1,
  words: 4,
  campaigns: 1,
  others: 0,
  counts,
};

async function open() {
  const opened: number[] = [];
  const view = await renderWeb(<ListTable teamId={7} onOpen={(listId) => opened.push(listId)} />, {
    user: ann,
  });
  return { ...view, opened };
}

test('each list says where it is attached, how many campaigns are out of scope, and what drifted', async () => {
  fakeServer.answers(lists.findNegativeLists, [
    line,
    {
      ...line,
      listId: 10_002,
      name: 'Rivals',
      others: 3,
      counts: { ...counts, gone: 2, underWay: 1 },
    },
    { ...line, listId: 10_003, name: 'Kids', campaigns: 0 },
  ]);
  const { screen } = await open();
  const never = within(
    (await screen.findByRole('link', { name: 'Never' })).closest('tr, li') ?? document.body,
  );
  expect(never.getByText(t('negativeLists:state.inStep'))).toBeInTheDocument();
  const rivals = within(screen.getByRole('link', { name: 'Rivals' }).closest('tr, li') ?? document.body);
  expect(rivals.getByText(t('negativeLists:state.gone', { count: 2 }))).toBeInTheDocument();
  expect(rivals.getByText(t('negativeLists:state.underWay', { count: 1 }))).toBeInTheDocument();
  expect(rivals.getByText(new RegExp(t('negativeLists:others', { count: 3 })))).toBeInTheDocument();
  expect(screen.getByText(t('negativeLists:state.nowhere'))).toBeInTheDocument();
});

test('the first list is named where there is none, and opened', async () => {
  fakeServer.answers(lists.findNegativeLists, []);
  fakeServer.answers(lists.addNegativeList, { listId: 10_004, name: 'New', mayEdit: true, revision: 1 });
  const { screen, user, opened } = await open();
  expect(await screen.findByText(t('negativeLists:empty.title'))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('negativeLists:add') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('negativeLists:save') }));
  expect(await dialog.findByText(t('negativeLists:rules.nameRequired'))).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: t('negativeLists:name') }), 'New');
  await user.click(dialog.getByRole('button', { name: t('negativeLists:save') }));
  await expect.poll(() => opened).toEqual([10_004]);
  expect(fakeServer.requests(lists.addNegativeList)).toMatchObject([{ teamId: 7, name: 'New' }]);
});

test('lists that could not be read are not shown as none', async () => {
  fakeServer.fails(lists.findNegativeLists);
  const { screen } = await open();
  expect(await screen.findByText(t('negativeLists:failed'))).toBeInTheDocument();
  expect(screen.queryByText(t('negativeLists:empty.title'))).toBeNull();
});
