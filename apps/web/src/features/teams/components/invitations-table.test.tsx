import { expect, test } from 'vitest';
import { findInvitations } from '@tapwright/contracts/invitations';
import type { TeamView } from '@tapwright/contracts/teams';
import { ann, team as ownTeam } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { InvitationsTable } from './invitations-table.tsx';

async function open(team: TeamView = ownTeam) {
  let invited = 0;
  const view = await renderWeb(<InvitationsTable team={team} onInvite={() => (invited += 1)} />, {
    user: ann,
  });
  return { ...view, invited: () => invited };
}
const invite = { name: t('members:invite.action') };

test('where nobody is invited yet, who may invite is led to it', async () => {
  fakeServer.answers(findInvitations, []);
  const { screen, user, invited } = await open();
  await user.click(await screen.findByRole('button', invite));
  expect(invited()).toBe(1);
});

test('where nobody is invited yet, a reader is told so and offered nothing', async () => {
  fakeServer.answers(findInvitations, []);
  const { screen } = await open({ ...ownTeam, roleName: 'readOnly' });
  expect(await screen.findByText(t('members:invitations.emptyReader'))).toBeInTheDocument();
  expect(screen.queryByRole('button', invite)).toBeNull();
});

test('invitations that could not be read are not shown as none', async () => {
  fakeServer.fails(findInvitations);
  const { screen } = await open();
  expect(await screen.findByText(t('members:invitations.notRead'))).toBeInTheDocument();
  expect(screen.queryByText(t('members:invitations.empty'))).toBeNull();
});

test('an invitation whose days are over stands there as expired, whatever the server still calls it', async () => {
  fakeServer.answers(findInvitations, [
    {
      invitationId: 3,
      account: 'bob@example.com',
      nickName: null,
      inviterName: 'Ann',
      roleName: 'finance',
      scope: [],
      state: 'pending',
      sentAt: '2026-01-01T08:00:00Z',
      expiresAt: '2026-01-08T08:00:00Z',
      answeredAt: null,
    },
  ]);
  const { screen } = await open();
  expect(await screen.findByText(t('members:states.expired'))).toBeInTheDocument();
  expect(screen.getByText(t('members:invitations.noAccount'))).toBeInTheDocument();
});
