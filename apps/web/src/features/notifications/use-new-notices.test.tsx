import { useState } from 'react';
import { expect, test } from 'vitest';
import { findNotices, type NoticeView, notices } from '@tapwright/contracts/notifications';
import { ann, team } from '../../testing/examples.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderWeb } from '../../testing/render-web.tsx';
import { Bell } from './components/bell.tsx';
import { useNewNotices } from './use-new-notices.ts';
import { waitingNotices } from './waiting-notices.ts';

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

function Listening({ currentTeamId = 7 }: { readonly currentTeamId?: number }) {
  const hear = useNewNotices(currentTeamId);
  return (
    <>
      <Bell />
      <button type="button" onClick={() => hear({ id: 1, isNew: true })}>
        a message
      </button>
    </>
  );
}
const page = (...list: NoticeView[]) => ({ list, total: list.length, open: list.length });

test('an invitation that arrives while notices are read for the first time opens all the same', async () => {
  const answerOfBefore = fakeServer.answersLater(findNotices, page());
  const { screen, user } = await renderWeb(<Listening />, { user: ann });
  await user.click(screen.getByRole('button', { name: 'a message' }));
  await expect.poll(() => fakeServer.requests(findNotices)).toHaveLength(1);
  fakeServer.answers(findNotices, page(invitation));
  answerOfBefore();
  await expect.poll(() => waitingNotices.get()).toMatchObject([{ notice: { id: 1 } }]);
});

test('whoever is disabled is told why, though the team was closed before the notice was heard', async () => {
  const disabled: NoticeView = {
    ...invitation,
    typeId: notices.joinedOrStatusChanged.id,
    type: notices.joinedOrStatusChanged.id,
    teamId: 7,
    roleUserStatus: 1,
  };
  fakeServer.answers(findNotices, page(disabled));
  const Closing = () => {
    const [teamId, setTeamId] = useState(7);
    return (
      <>
        <Listening currentTeamId={teamId} />
        <button type="button" onClick={() => setTeamId(8)}>
          the other team
        </button>
      </>
    );
  };
  const teams = [
    { ...team, teamId: 7, roleUserStatus: 1 as const },
    { ...team, teamId: 8 },
  ];
  const { screen, user } = await renderWeb(<Closing />, { user: ann, teams });
  await user.click(screen.getByRole('button', { name: 'the other team' }));
  await user.click(screen.getByRole('button', { name: 'a message' }));
  await expect.poll(() => waitingNotices.get()).toMatchObject([{ notice: { id: 1 } }]);
});
