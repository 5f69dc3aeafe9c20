import { expect, test } from 'vitest';
import { type InvitationView, resendInvitation, withdrawInvitation } from '@tapwright/contracts/invitations';
import type { Role } from '@tapwright/contracts/roles';
import { ann, team } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { findWithText } from '../../../testing/find-with-text.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { InvitationMenu } from './invitation-menu.tsx';

const invitation: InvitationView = {
  invitationId: 3,
  account: 'dora@example.com',
  nickName: null,
  inviterName: 'Ann',
  roleName: 'admin',
  scope: [],
  state: 'pending',
  sentAt: '2026-11-20T08:00:00Z',
  expiresAt: '2026-11-27T08:00:00Z',
  answeredAt: null,
};
const label = t('members:invitations.menu', { account: 'dora@example.com' });

const open = (roleName: Role) =>
  renderWeb(<InvitationMenu team={{ ...team, roleName }} invitation={invitation} state="pending" />, {
    user: ann,
  });

test('an invitation is withdrawn only after the question, and what the server refuses is said', async () => {
  fakeServer.refuses(withdrawInvitation, { code: 'changedMeanwhile', message: 'Dora has accepted it' });
  const { screen, user, openMenu } = await open('visitor');
  const withdraw = async () => user.click(findWithText(await openMenu(label), t('members:withdraw.action')));
  await withdraw();
  await user.click(await screen.findByRole('button', { name: t('cancel') }));
  expect(fakeServer.requests(withdrawInvitation)).toEqual([]);
  await withdraw();
  await user.click(await screen.findByRole('button', { name: t('members:withdraw.confirm') }));
  expect(await screen.findByText(/Dora has accepted it/)).toBeInTheDocument();
  expect(fakeServer.requests(withdrawInvitation)).toEqual([{ teamId: 7, invitationId: 3 }]);
});

test('one sent again is said to last anew', async () => {
  fakeServer.answers(resendInvitation, invitation);
  const { screen, user, openMenu } = await open('visitor');
  await user.click(findWithText(await openMenu(label), t('members:resend.action')));
  expect(await screen.findByText(t('members:resend.done', { days: 7 }))).toBeInTheDocument();
});

test.each(['admin', 'manager', 'readOnly'] as const)(
  'as %s one cannot touch that of an admin',
  async (role) => {
    const { screen } = await open(role);
    expect(screen.queryByRole('button', { name: label })).toBeNull();
  },
);
