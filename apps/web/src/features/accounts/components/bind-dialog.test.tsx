import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findUser } from '@tapwright/contracts/accounts';
import { emailRegister } from '@tapwright/contracts/account-codes';
import { modifyUserAccount } from '@tapwright/contracts/personal';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { BindDialog } from './bind-dialog.tsx';

async function open() {
  let isOpen = true;
  fakeServer.answers(findUser, ann);
  const view = await renderWeb(<BindDialog kind="email" onClose={() => (isOpen = false)} />, { user: ann });
  const { screen, user } = view;
  const account = () => screen.getByLabelText(t('personal:contact.email.label'));
  const code = () => screen.getByLabelText(t('accounts:code.label'));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { ...view, account, code, press, submit: () => press(t('personal:bind')), isOpen: () => isOpen };
}

test('no code is sent to what is no address, and the field says why', async () => {
  const { user, account, press } = await open();
  await user.type(account(), 'dora@');
  await press(t('accounts:code.send'));
  expect(account()).toBeInvalid();
  expect(document.activeElement).toBe(account());
  expect(fakeServer.requests(emailRegister)).toEqual([]);
});

test('what mobile number it can be is said before one is typed', async () => {
  const { screen } = await renderWeb(<BindDialog kind="mobile" onClose={() => undefined} />, { user: ann });
  const field = await screen.findByLabelText(t('personal:contact.mobile.label'));
  expect(field).toHaveAccessibleDescription(t('personal:contact.mobile.help'));
});

test('an address of somebody else is refused where it was typed', async () => {
  fakeServer.refuses(emailRegister, { code: 'accountTaken', message: 'Somebody has this address' });
  const { user, account, code, press } = await open();
  await user.type(account(), 'taken@example.com');
  await press(t('accounts:code.send'));
  await waitFor(() => expect(account()).toHaveAccessibleDescription('Somebody has this address'));
  expect(code()).toBeValid();
});

test('whoever asks again too soon sees how long to wait', async () => {
  fakeServer.refuses(emailRegister, { code: 'codeTooSoon', message: 'Wait a little' });
  const { screen, user, account, code, press } = await open();
  await user.type(account(), 'soon@example.com');
  await press(t('accounts:code.send'));
  await waitFor(() => expect(code()).toHaveAccessibleDescription(/Wait a little/));
  expect(screen.queryByRole('button', { name: t('accounts:code.send') })).toBeNull();
});

test('a code that is over is said at its field, and the dialog stays', async () => {
  fakeServer.refuses(modifyUserAccount, { code: 'codeEnded', fields: { code: 'This code is over' } });
  const { user, account, code, submit, isOpen } = await open();
  await user.type(account(), 'dora@example.com');
  await user.type(code(), '123456');
  await submit();
  await waitFor(() => expect(code()).toHaveAccessibleDescription('This code is over'));
  expect(isOpen()).toBe(true);
});

test('the right code binds the address and closes', async () => {
  fakeServer.answers(modifyUserAccount, null);
  const { screen, user, account, code, submit, isOpen } = await open();
  await user.type(account(), 'dora@example.com');
  await user.type(code(), '654321');
  await submit();
  expect(await screen.findByText(t('personal:contact.email.bound'))).toBeInTheDocument();
  expect(isOpen()).toBe(false);
  expect(fakeServer.requests(modifyUserAccount)).toEqual([
    { type: 'register', code: '654321', email: 'dora@example.com' },
  ]);
});
