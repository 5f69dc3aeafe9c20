import { expect, test } from 'vitest';
import { answerNotice, findNotices, notices, type NoticeView } from '@tapwright/contracts/notifications';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import type { WaitingNotice } from '../waiting-notices.ts';
import { NoticeDialog } from './notice-dialog.tsx';

const notice: NoticeView = {
  id: 4,
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

async function open(kind: WaitingNotice['kind']) {
  const went: string[] = [];
  fakeServer.answers(answerNotice, null);
  fakeServer.answers(findNotices, { list: [], total: 0, open: 0 });
  const part = (
    <NoticeDialog
      notice={notice}
      kind={kind}
      onSeePermissions={() => went.push('permissions')}
      onDisabled={() => went.push('out')}
    />
  );
  const view = await renderWeb(part, { user: ann });
  const press = (name: string) => view.user.click(view.screen.getByRole('button', { name }));
  return { ...view, press, went };
}
const statuses = () => fakeServer.requests(answerNotice).map((one) => (one as { status: number }).status);

test('closing an invitation answers nothing', async () => {
  const { press } = await open('invitation');
  await press(t('close'));
  expect(fakeServer.requests(answerNotice)).toEqual([]);
});

test('an invitation is refused by its own button', async () => {
  const { press } = await open('invitation');
  await press(t('notifications:answers.refuse'));
  await expect.poll(statuses).toEqual([2]);
});

test('who was disabled is signed out however the dialog is closed', async () => {
  const { press, went } = await open('disabled');
  await press(t('close'));
  await expect.poll(statuses).toEqual([3]);
  expect(went).toEqual(['out']);
});

test('another role leads to what it may do', async () => {
  const { press, went } = await open('permission');
  await press(t('notifications:dialog.seePermissions'));
  await expect.poll(statuses).toEqual([3]);
  expect(went).toEqual(['permissions']);
});
