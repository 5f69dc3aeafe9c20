import { expect, test } from 'vitest';
import { findMembers, type MemberView } from '@tapwright/contracts/members';
import { transferTeam } from '@tapwright/contracts/teams';
import { ann, team } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { bob, carol, owner } from '../testing/members.ts';
import { TransferDialog } from './transfer-dialog.tsx';

async function open(members: MemberView[], to?: MemberView) {
  let isOpen = true;
  fakeServer.answers(findMembers, members);
  const view = await renderWeb(<TransferDialog team={team} to={to} onClose={() => (isOpen = false)} />, {
    user: ann,
  });
  const { screen, user } = view;
  return {
    ...view,
    name: () => screen.getByLabelText(t('members:typeName', { team: team.teamName })),
    send: () => user.click(screen.getByRole('button', { name: t('members:transfer.submit') })),
    isOpen: () => isOpen,
  };
}

test('a team is given away only under its own name', async () => {
  fakeServer.answers(transferTeam, null);
  const { screen, user, name, send, isOpen } = await open([owner, bob], bob);
  await screen.findByRole('radio', { name: /^Bob/ });
  await user.type(name(), 'Blue Harbor');
  await send();
  expect(fakeServer.requests(transferTeam)).toEqual([]);
  expect(name()).toBeInvalid();
  await user.clear(name());
  await user.type(name(), team.teamName);
  await send();
  await expect.poll(isOpen).toBe(false);
  expect(fakeServer.requests(transferTeam)).toEqual([{ teamId: 7, userId: 2 }]);
});

test('it is given to nobody who is disabled, and to nobody by default', async () => {
  const { screen, user, name, send } = await open([owner, bob, carol]);
  expect(await screen.findByRole('radio', { name: /^Carol/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /^Bob/ })).not.toBeChecked();
  await user.type(name(), team.teamName);
  await send();
  expect(await screen.findByText(t('errors:fields.oneOf'))).toBeInTheDocument();
  expect(fakeServer.requests(transferTeam)).toEqual([]);
});

test('an owner alone is told to invite somebody first', async () => {
  const { screen } = await open([owner]);
  expect(await screen.findByText(t('members:transfer.nobody'))).toBeInTheDocument();
});

test('what the server refuses stands at who was chosen, and the dialog stays', async () => {
  fakeServer.refuses(transferTeam, { code: 'notMember', message: 'Bob has left the team' });
  const { screen, user, name, send, isOpen } = await open([owner, bob], bob);
  await screen.findByRole('radio', { name: /^Bob/ });
  await user.type(name(), team.teamName);
  await send();
  expect(await screen.findByText(/Bob has left the team/)).toBeInTheDocument();
  expect(isOpen()).toBe(true);
});
