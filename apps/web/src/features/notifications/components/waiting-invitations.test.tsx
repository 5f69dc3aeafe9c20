import { expect, test } from 'vitest';
import { answerNotice, findNotices, notices, type NoticeView } from '@tapwright/contracts/notifications';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { useEarlierNotices } from '../use-earlier-notices.ts';
import { waitingNotices } from '../waiting-notices.ts';
import { WaitingInvitations } from './waiting-invitations.tsx';

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
const answered = { ...notice, id: 5, status: 2, news: 'Cy invites you to Red Hill' } as const;
const left = {
  ...notice,
  id: 6,
  typeId: notices.memberLeft.id,
  type: notices.memberLeft.id,
  news: 'Di left',
};

function Page() {
  useEarlierNotices(ann.userId, undefined);
  return <WaitingInvitations otherwise={<p>Nothing waits</p>} />;
}

test('an invitation that came before somebody was here opens by itself and stands on the page', async () => {
  fakeServer.answers(answerNotice, null);
  fakeServer.answers(findNotices, { list: [left, answered, notice], total: 3, open: 2 });
  const { screen, user } = await renderWeb(<Page />, { user: ann });
  expect(await screen.findByText(notice.news)).toBeInTheDocument();
  expect(screen.queryByText(answered.news)).toBeNull();
  expect(waitingNotices.get().map((one) => [one.notice.id, one.kind])).toEqual([[4, 'invitation']]);
  await user.click(screen.getByRole('button', { name: t('notifications:answers.accept') }));
  expect(fakeServer.requests(answerNotice)).toMatchObject([{ id: 4, status: 1 }]);
});

test('without one the page says where they would be', async () => {
  fakeServer.answers(findNotices, { list: [left, answered], total: 2, open: 1 });
  const { screen } = await renderWeb(<Page />, { user: ann });
  expect(await screen.findByText('Nothing waits')).toBeInTheDocument();
});

test('a role that changed, and an invitation that failed, while nobody was here are said when they come', async () => {
  waitingNotices.set([]);
  const role = { ...notice, id: 7, typeId: notices.roleChanged.id, type: notices.roleChanged.id };
  const failed = { ...notice, id: 8, typeId: notices.invitationFailed.id, type: notices.invitationFailed.id };
  const handedOver = { ...notice, id: 9, typeId: notices.roleRemoved.id, type: notices.roleRemoved.id };
  const read = { ...role, id: 10, status: 3 } as const;
  fakeServer.answers(findNotices, { list: [read, handedOver, failed, role, left], total: 5, open: 4 });
  await renderWeb(<Page />, { user: ann });
  await expect.poll(() => waitingNotices.get().map((one) => one.notice.id)).toEqual([7, 8, 9]);
});
