import { expect, test } from 'vitest';
import { answerNotice, findNotices, notices, type NoticeView } from '@tapwright/contracts/notifications';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { NoticeList } from './notice-list.tsx';

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
const open = () => renderWeb(<NoticeList onLeave={() => undefined} />, { user: ann });
const list = (...open: NoticeView[]) =>
  fakeServer.answers(findNotices, { list: open, total: open.length, open: open.length });
const answer = (name: 'accept' | 'refuse' | 'acknowledge') => ({ name: t(`notifications:answers.${name}`) });

test('notices that could not be read are not shown as none', async () => {
  fakeServer.fails(findNotices);
  const { screen } = await open();
  expect(await screen.findByText(t('notifications:bell.notRead'))).toBeInTheDocument();
  expect(screen.queryByText(t('notifications:bell.none'))).toBeNull();
});

test('an invitation is accepted once, while the other answer rests', async () => {
  list(invitation);
  const done = fakeServer.answersLater(answerNotice, null);
  const { screen, user } = await open();
  await user.click(await screen.findByRole('button', answer('accept')));
  expect(screen.getByRole('button', answer('refuse'))).toBeDisabled();
  list({ ...invitation, status: 1 });
  done();
  expect(await screen.findByText(t('notifications:answered.accepted'))).toBeInTheDocument();
  expect(screen.queryByRole('button', answer('accept'))).toBeNull();
  expect(fakeServer.requests(answerNotice)).toMatchObject([{ id: 1, status: 1 }]);
});

test('an invitation that is over is said, and stands as it is now', async () => {
  list(invitation);
  fakeServer.refuses(answerNotice, { code: 'notFound', message: 'This invitation is over' });
  const { screen, user } = await open();
  await screen.findByRole('button', answer('accept'));
  list({ ...invitation, status: 2 });
  await user.click(screen.getByRole('button', answer('accept')));
  expect(await screen.findByText('This invitation is over')).toBeInTheDocument();
  expect(await screen.findByText(t('notifications:answered.over'))).toBeInTheDocument();
});

test('what only tells something can only be acknowledged', async () => {
  list({ ...invitation, typeId: notices.invited.id + 1, type: notices.invited.id + 1 });
  const { screen } = await open();
  expect(await screen.findByRole('button', answer('acknowledge'))).toBeInTheDocument();
  expect(screen.queryByRole('button', answer('accept'))).toBeNull();
});

test('what is about changes leads to them in their team, and is read with that', async () => {
  const { id } = notices.changeSetWaits;
  list({ ...invitation, typeId: id, type: id, changeSetId: 10001, news: 'Bob asks for approval' });
  fakeServer.answers(answerNotice, null);
  const { screen, user } = await open();
  const link = await screen.findByRole('link', { name: 'Bob asks for approval' });
  expect(link).toHaveAttribute('href', '#/ad/changes?team=7&set=10001');
  await user.click(link);
  await expect.poll(() => fakeServer.requests(answerNotice)).toMatchObject([{ id: 1, status: 3 }]);
});

test('all that is only to be read is read by one press; an invitation waits for its answer', async () => {
  const left = {
    ...invitation,
    typeId: notices.memberLeft.id,
    type: notices.memberLeft.id,
    news: 'Bob left',
  };
  list(invitation, { ...left, id: 2 }, { ...left, id: 3 });
  fakeServer.answers(answerNotice, null);
  const { screen, user } = await open();
  await user.click(await screen.findByRole('button', { name: t('notifications:bell.readAll') }));
  await expect
    .poll(() => fakeServer.requests(answerNotice))
    .toMatchObject([
      { id: 2, status: 3 },
      { id: 3, status: 3 },
    ]);
});
