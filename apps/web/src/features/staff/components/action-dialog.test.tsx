import { expect, test } from 'vitest';
import { freezeAccount, grantStaff } from '@tapwright/contracts/staff';
import { ann } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { dora } from '../testing/accounts.ts';
import type { AccountAction } from '../list-actions.ts';
import { ActionDialog } from './action-dialog.tsx';

async function open(action: AccountAction) {
  let isOpen = true;
  const part = <ActionDialog account={dora} action={action} onClose={() => (isOpen = false)} />;
  const view = await renderWeb(part, { user: { ...ann, isStaff: true } });
  return {
    ...view,
    confirm: () =>
      view.user.click(view.screen.getByRole('button', { name: t(`staff:accounts.${action}.confirm`) })),
    isOpen: () => isOpen,
  };
}

test('nobody is frozen without a reason, and the reason is sent', async () => {
  fakeServer.answers(freezeAccount, null);
  const { screen, user, confirm, isOpen } = await open('freeze');
  await confirm();
  const reason = screen.getByLabelText(t('staff:accounts.reason'));
  expect(reason).toBeInvalid();
  expect(fakeServer.requests(freezeAccount)).toEqual([]);
  await user.type(reason, 'Stolen card');
  await confirm();
  await expect.poll(isOpen).toBe(false);
  expect(fakeServer.requests(freezeAccount)).toEqual([{ userId: 9, reason: 'Stolen card' }]);
});

test('what is kept without a reason asks for none, and a refusal leaves the dialog open', async () => {
  fakeServer.refuses(grantStaff, { code: 'firstStaffOnly', message: 'Only the first member of staff may' });
  const { screen, confirm, isOpen } = await open('grant');
  expect(screen.queryByLabelText(t('staff:accounts.reason'))).toBeNull();
  await confirm();
  expect(await screen.findByText('Only the first member of staff may')).toBeInTheDocument();
  expect(isOpen()).toBe(true);
});
