import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createCode, isCode } from '@tapwright/contracts/account-codes';
import { findUser, getPublicKey, login } from '@tapwright/contracts/accounts';
import { session } from '../../../platform/person/session.ts';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { makePublicKey } from '../testing/make-public-key.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { SignInForm } from './sign-in-form.tsx';

async function open() {
  fakeServer.answers(getPublicKey, { keyId: 7, publicKey: await makePublicKey() });
  const view = await renderWeb(<SignInForm />);
  const { screen, user } = view;
  return {
    ...view,
    account: () => screen.getByLabelText(t('accounts:signIn.account')),
    password: () => screen.getByLabelText(t('accounts:signIn.password')),
    submit: () => user.click(screen.getByRole('button', { name: t('accounts:signIn.submit') })),
    type: async () => {
      // The account typed last is kept.
      await user.clear(screen.getByLabelText(t('accounts:signIn.account')));
      await user.type(screen.getByLabelText(t('accounts:signIn.account')), 'ann@example.com');
      await user.type(screen.getByLabelText(t('accounts:signIn.password')), 'Harbour-2026');
    },
  };
}

test('empty fields are named, the first takes the focus, and how many there are is heard', async () => {
  const { screen, account, password, submit } = await open();
  await submit();
  expect(account()).toBeInvalid();
  expect(password()).toBeInvalid();
  expect(document.activeElement).toBe(account());
  expect(screen.getByRole('status')).toHaveTextContent(t('accounts:form.wrong', { count: 2 }));
  expect(fakeServer.requests(login)).toEqual([]);
});

test('by the keyboard the password comes right after the account, the way to a new one after it', async () => {
  fakeServer.answers(getPublicKey, { keyId: 7, publicKey: await makePublicKey() });
  const { screen, user } = await renderWeb(<SignInForm forgot={<a href="#/forgot">Forgot?</a>} />);
  await user.click(screen.getByLabelText(t('accounts:signIn.account')));
  await user.tab();
  expect(screen.getByLabelText(t('accounts:signIn.password'))).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: t('accounts:signIn.showPassword') })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Forgot?' })).toHaveFocus();
});

test('the password travels only encrypted, once, and begins a session', async () => {
  const answer = fakeServer.answersLater(login, { token: 'a-token' });
  fakeServer.answers(findUser, ann);
  const { type, submit } = await open();
  await type();
  await submit();
  await submit();
  answer();
  await expect.poll(() => session.get()?.user?.nickName).toBe('Ann');
  const sent = fakeServer.requests(login);
  expect(sent).toMatchObject([{ account: 'ann@example.com' }]);
  expect(JSON.stringify(sent)).not.toContain('Harbour-2026');
});

test('a wrong password stands at its field, and goes as soon as something else is typed', async () => {
  fakeServer.refuses(login, { code: 'wrongPassword', message: 'Account or password is wrong' });
  const { screen, user, type, submit, password } = await open();
  await type();
  await submit();
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Account or password is wrong'));
  await user.type(password(), '7');
  expect(screen.queryByText('Account or password is wrong')).toBeNull();
  expect(session.get()).toBeNull();
});

test('a picture is asked for when the server wants one, and the sign-in goes on by itself', async () => {
  fakeServer.refuses(login, { code: 'captchaNeeded' });
  fakeServer.answers(createCode, { image: 'data:image/png;base64,', work: null });
  fakeServer.answers(isCode, null);
  fakeServer.answers(findUser, ann);
  const { screen, user, type, submit } = await open();
  await type();
  await submit();
  await user.click(await screen.findByRole('button', { name: t('accounts:captcha.asPicture') }));
  const picture = await screen.findByLabelText(t('accounts:captcha.label'));
  fakeServer.answers(login, { token: 'a-token' });
  await user.type(picture, 'AB3DE');
  await expect.poll(() => session.get()?.token).toBe('a-token');
});

test('a rule is said when its field is left, and taken back as soon as it holds', async () => {
  const { user, account, password } = await open();
  await user.clear(account());
  await user.type(account(), 'nobody');
  expect(account()).toBeValid();
  await user.click(password());
  expect(account()).toHaveAccessibleDescription(t('accounts:rules.loginAccount'));
  await user.type(account(), '@example.com');
  expect(account()).toBeValid();
});

test('a password can be pasted, and whoever keeps it is told which field takes it', async () => {
  const { user, account, password } = await open();
  await user.click(password());
  await user.paste('Harbour_2026');
  expect(password()).toHaveValue('Harbour_2026');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(account()).toHaveAttribute('autocomplete', 'username');
});

test('what a password may not hold does not get in, and it is shown when asked', async () => {
  const { screen, user, password } = await open();
  await user.type(password(), 'Päss wörd-1234567890123');
  expect(password()).toHaveValue('Psswrd1234567890');
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: t('accounts:signIn.showPassword') }));
  expect(password()).toHaveAttribute('type', 'text');
});
