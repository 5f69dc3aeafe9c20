import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findNotices, type NoticeView, notices } from '@tapwright/contracts/notifications';
import { queueNotice } from '../features/notifications/waiting-notices.ts';
import { ann } from '../testing/examples.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderWeb, t } from '../testing/render-web.tsx';
import { NoticeDialogs } from './notice-dialogs.tsx';

const invitation: NoticeView = {
  id: 1,
  typeId: notices.invited.id,
  type: notices.invited.id,
  teamId: 7,
  teamName: 'Blue Harbour',
  sendUserId: 2,
  nickName: 'Bob',
  receiveRole: 'readOnly',
  detailed: null,
  roleUserStatus: null,
  changeSetId: null,
  orderId: null,
  status: 0,
  news: 'Bob invites you to Blue Harbour',
  createdAtStr: '2026-11-20T08:00:00Z',
  data: { createAtStr: '2026-11-20T08:00:00Z' },
};

test('a notice waits while somebody types, whose next keys would else be its answer', async () => {
  fakeServer.answers(findNotices, { list: [], total: 0, open: 0 });
  const page = (
    <>
      <input aria-label="Filter" />
      <NoticeDialogs />
    </>
  );
  const { screen, user } = await renderWeb(page, { user: ann, teams: [] });
  act(() => queueNotice(invitation, undefined));
  await user.click(await screen.findByRole('button', { name: t('close') }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();

  // From here on its code is loaded: nothing but the typing holds it back.
  const field = screen.getByRole('textbox', { name: 'Filter' });
  fireEvent.input(field, { target: { value: 'sli' } });
  act(() => queueNotice({ ...invitation, id: 2 }, undefined));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('dialog')).toBeVisible();
});
