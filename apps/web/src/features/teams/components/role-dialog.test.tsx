import { expect, test } from 'vitest';
import { findMembers, modifyMember } from '@tapwright/contracts/members';
import { ann, team } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { bob, owner } from '../testing/members.ts';
import { RoleDialog } from './role-dialog.tsx';

async function open(member = bob) {
  let isOpen = true;
  const part = <RoleDialog team={team} member={member} seen={bob} onClose={() => (isOpen = false)} />;
  const view = await renderWeb(part, { user: ann });
  const { screen, user } = view;
  return {
    ...view,
    choose: (role: 'finance' | 'manager') =>
      user.click(screen.getByRole('radio', { name: new RegExp(`^${t(`teams:roles.${role}`)}`) })),
    send: () => user.click(screen.getByRole('button', { name: t('members:role.submit') })),
    isOpen: () => isOpen,
  };
}

test('another role is sent with the revision that was seen', async () => {
  fakeServer.answers(findMembers, [owner, bob]);
  fakeServer.answers(modifyMember, { ...bob, roleName: 'finance' });
  const { choose, send, isOpen } = await open();
  await choose('finance');
  await send();
  await expect.poll(isOpen).toBe(false);
  expect(fakeServer.requests(modifyMember)).toEqual([
    { teamId: 7, userId: 2, revision: 4, roleName: 'finance', scope: [] },
  ]);
});

test('who changed the member meanwhile is not written over: the dialog stays and says so', async () => {
  fakeServer.answers(findMembers, [owner, { ...bob, revision: 5 }]);
  fakeServer.refuses(modifyMember, { code: 'changedMeanwhile' });
  const { screen, choose, send, isOpen } = await open();
  await choose('finance');
  await send();
  expect(await screen.findByText(t('members:stale.notYet'))).toBeInTheDocument();
  expect(isOpen()).toBe(true);
});
