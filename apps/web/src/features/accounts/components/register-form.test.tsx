import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createCode, emailRegister, iphoneOrEmail, isCode } from '@tapwright/contracts/account-codes';
import { findUser, getPublicKey, register } from '@tapwright/contracts/accounts';
import { session } from '../../../platform/person/session.ts';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { typedAccount } from '../typed-account.ts';
import { makePublicKey } from '../testing/make-public-key.ts';
import { RegisterForm } from './register-form.tsx';

// The account typed in one form is kept for the next.
beforeEach(() => typedAccount.set(''));

async function open({ mobile = false } = {}) {
  fakeServer.answers(getPublicKey, { keyId: 7, publicKey: await makePublicKey() });
  const ways = { mobile, email: true, chatApp: false, passkey: false };
  const view = await renderWeb(<RegisterForm ways={ways} agreement="I accept" />);
  const { screen, user } = view;
  const account = () => screen.getByLabelText(t('accounts:person.email'));
  return {
    ...view,
    account,
    agreement: () => screen.getByRole('checkbox', { name: 'I accept' }),
    press: (text: string) => user.click(screen.getByRole('button', { name: text })),
  };
}

test('an e-mail says before it is registered what it is enough for', async () => {
  const { account } = await open();
  expect(account()).toHaveAccessibleDescription(t('accounts:register.emailHelp'));
});

test('which numbers there can be is said before one is typed, and while one from elsewhere is refused', async () => {
  const { screen, user } = await open({ mobile: true });
  const field = screen.getByRole('textbox', {
    name: `${t('accounts:signIn.account')} ${t('accounts:register.whichNumber')}`,
  });
  expect(field).toHaveAccessibleDescription(t('accounts:register.eitherHelp'));
  await user.type(field, '+819012345678');
  await user.tab();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(t('accounts:rules.loginAccount'));
  expect(screen.getByText(t('accounts:register.whichNumber'))).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'dora@example.com');
  expect(field).toHaveAccessibleDescription(t('accounts:register.emailHelp'));
});

test('without the agreement nobody is registered, however right the rest is', async () => {
  const { screen, user, account, agreement, press } = await open();
  await user.type(account(), 'dora@example.com');
  await user.type(screen.getByLabelText(t('accounts:code.label')), '123456');
  await user.type(screen.getByLabelText(t('accounts:signIn.password')), 'Harbour-2026');
  await user.type(screen.getByLabelText(t('accounts:password.confirm')), 'Harbour-2026');
  await press(t('accounts:register.submit'));
  expect(agreement()).toHaveAccessibleDescription(t('accounts:rules.agreement'));
  expect(document.activeElement).toBe(agreement());
  expect(fakeServer.requests(register)).toEqual([]);
  fakeServer.answers(register, { token: 'a-token' });
  fakeServer.answers(findUser, ann);
  await user.click(agreement());
  await press(t('accounts:register.submit'));
  await expect.poll(() => session.get()?.token).toBe('a-token');
  expect(fakeServer.requests(register)).toMatchObject([
    { account: 'dora@example.com', code: '123456', acceptsAgreement: true },
  ]);
});

test('a field that was emptied again says so when it is left, one that was never filled does not', async () => {
  const { screen, user, account } = await open();
  const code = screen.getByLabelText(t('accounts:code.label'));
  await user.type(code, '1');
  await user.clear(code);
  await user.tab();
  expect(code).toHaveAccessibleDescription(t('accounts:rules.codeRequired'));
  await user.click(account());
  await user.tab();
  expect(account()).toBeValid();
});

test('no code is sent without an address, and then only after the picture', async () => {
  fakeServer.answers(createCode, { image: 'data:image/png;base64,', work: null });
  fakeServer.answers(isCode, null);
  fakeServer.answers(iphoneOrEmail, { exists: false });
  fakeServer.answers(emailRegister, null);
  const { screen, user, account, press } = await open();
  await press(t('accounts:code.send'));
  expect(account()).toBeInvalid();
  expect(document.activeElement).toBe(account());
  await user.type(account(), 'dora@example.com');
  await press(t('accounts:code.send'));
  expect(fakeServer.requests(emailRegister)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: t('accounts:captcha.asPicture') }));
  await user.type(await screen.findByLabelText(t('accounts:captcha.label')), 'AB3DE');
  expect(await screen.findByText(t('accounts:code.sent'))).toBeInTheDocument();
  expect(fakeServer.requests(emailRegister)).toEqual([{ type: 'register', account: 'dora@example.com' }]);
  expect(screen.queryByRole('button', { name: t('accounts:code.send') })).toBeNull();
});

test('an address that has an account is refused at its field', async () => {
  fakeServer.answers(createCode, { image: 'data:image/png;base64,', work: null });
  fakeServer.answers(isCode, null);
  fakeServer.answers(iphoneOrEmail, { exists: true });
  const { screen, user, account, press } = await open();
  await user.type(account(), 'ann@example.com');
  await press(t('accounts:code.send'));
  await user.click(await screen.findByRole('button', { name: t('accounts:captcha.asPicture') }));
  await user.type(await screen.findByLabelText(t('accounts:captcha.label')), 'AB3DE');
  await waitFor(() => expect(account()).toHaveAccessibleDescription(t('errors:accountTaken')));
});
