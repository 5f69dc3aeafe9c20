import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findCampaign } from '@tapwright/contracts/campaigns';
import { type InvitationView, inviteMember } from '@tapwright/contracts/invitations';
import type { TeamView } from '@tapwright/contracts/teams';
import { team as ownTeam } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { InviteDialog } from './invite-dialog.tsx';

const sent: InvitationView = {
  invitationId: 3,
  account: 'bob@example.com',
  nickName: 'Bob',
  inviterName: 'Ann',
  roleName: 'readOnly',
  scope: [],
  state: 'pending',
  sentAt: '2026-11-20T08:00:00Z',
  expiresAt: '2026-11-27T08:00:00Z',
  answeredAt: null,
};

async function open(team: TeamView = ownTeam) {
  let isOpen = true;
  const view = await renderWeb(<InviteDialog team={team} onClose={() => (isOpen = false)} />);
  const address = () => view.screen.getByLabelText(t('members:invite.account'));
  const send = () => view.user.click(view.screen.getByRole('button', { name: t('members:invite.submit') }));
  return { ...view, address, send, isOpen: () => isOpen };
}

test('an address that is none is said at its field, and nothing is sent', async () => {
  const { screen, user, address, send } = await open();
  await user.type(address(), 'bob');
  await send();
  expect(address()).toHaveAccessibleDescription(t('accounts:rules.loginAccount'));
  expect(document.activeElement).toBe(address());
  expect(fakeServer.requests(inviteMember)).toEqual([]);
  expect(screen.getByRole('button', { name: t('members:invite.submit') })).toBeEnabled();
});

test('while it is sent it cannot be sent again; then it says to whom and closes', async () => {
  const answer = fakeServer.answersLater(inviteMember, sent);
  const { screen, user, address, send, isOpen } = await open();
  await user.type(address(), 'bob@example.com');
  await send();
  await send();
  expect(isOpen()).toBe(true);
  answer();
  expect(
    await screen.findByText(t('members:invite.done', { account: 'bob@example.com' })),
  ).toBeInTheDocument();
  expect(isOpen()).toBe(false);
  expect(fakeServer.requests(inviteMember)).toEqual([
    { teamId: 7, account: 'bob@example.com', roleName: 'readOnly', scope: [] },
  ]);
});

test('what the server refuses stands at the address, and what was typed stays', async () => {
  fakeServer.refuses(inviteMember, { code: 'alreadyMember', message: 'Bob is in the team already' });
  const { user, address, send, isOpen } = await open();
  await user.type(address(), 'bob@example.com');
  await send();
  await waitFor(() => expect(address()).toHaveAccessibleDescription(/Bob is in the team already/));
  expect(address()).toHaveValue('bob@example.com');
  expect(isOpen()).toBe(true);
});

test('an administrator cannot make another one', async () => {
  const { screen } = await open({ ...ownTeam, roleName: 'admin' });
  const role = (name: 'admin' | 'readOnly') =>
    screen.getByRole('radio', { name: new RegExp(`^${t(`teams:roles.${name}`)}`) });
  expect(role('admin')).toBeDisabled();
  expect(role('readOnly')).toBeEnabled();
});

test('somebody bound to a part of the team can give no more than that', async () => {
  fakeServer.answers(findCampaign, { list: [], total: 0 });
  const { screen } = await open({ ...ownTeam, roleName: 'manager', scope: [5] });
  expect(await screen.findByRole('radio', { name: new RegExp(`^${t('members:scope.all')}`) })).toBeDisabled();
});
