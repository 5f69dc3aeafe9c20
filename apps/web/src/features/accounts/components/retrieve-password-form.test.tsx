import { beforeEach, expect, test } from 'vitest';
import { getPublicKey, retrievePwd } from '@tapwright/contracts/accounts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { typedAccount } from '../typed-account.ts';
import { makePublicKey } from '../testing/make-public-key.ts';
import { RetrievePasswordForm } from './retrieve-password-form.tsx';

beforeEach(() => typedAccount.set(''));

async function open() {
  fakeServer.answers(getPublicKey, { keyId: 7, publicKey: await makePublicKey() });
  let done = 0;
  const ways = { mobile: false, email: true, chatApp: false, passkey: false };
  const view = await renderWeb(<RetrievePasswordForm ways={ways} onDone={() => (done += 1)} />);
  const { screen, user } = view;
  const field = (label: string) => screen.getByLabelText(label);
  const fill = async (confirm: string) => {
    await user.type(field(t('accounts:person.email')), 'dora@example.com');
    await user.type(field(t('accounts:code.label')), '123456');
    await user.type(field(t('accounts:retrieve.password')), 'Harbour_2026');
    await user.type(field(t('accounts:password.confirm')), confirm);
  };
  const press = () => user.click(screen.getByRole('button', { name: t('accounts:retrieve.submit') }));
  return { ...view, field, fill, press, done: () => done };
}

test('two passwords that differ are not sent', async () => {
  const { field, fill, press, done } = await open();
  await fill('Harbour_2027');
  await press();
  expect(field(t('accounts:password.confirm'))).toHaveAccessibleDescription(
    t('accounts:rules.confirmDiffers'),
  );
  expect(fakeServer.requests(retrievePwd)).toEqual([]);
  expect(done()).toBe(0);
});

test('however often it is pressed, one password is set, encrypted, and the way to sign in follows', async () => {
  const answer = fakeServer.answersLater(retrievePwd, null);
  const { screen, fill, press, done } = await open();
  await fill('Harbour_2026');
  await press();
  await press();
  await expect.poll(() => fakeServer.requests(retrievePwd)).toHaveLength(1);
  expect(done()).toBe(0);
  answer();
  await expect.poll(done).toBe(1);
  expect(screen.getByText(t('errors:passwordChanged'))).toBeInTheDocument();
  expect(fakeServer.requests(retrievePwd)).toMatchObject([{ account: 'dora@example.com', code: '123456' }]);
  expect(JSON.stringify(fakeServer.requests(retrievePwd))).not.toContain('Harbour_2026');
});

test('a wrong code is said, and what was typed stays', async () => {
  fakeServer.refuses(retrievePwd, { code: 'codeWrong', fields: { code: t('errors:codeWrong') } });
  const { field, fill, press, done } = await open();
  await fill('Harbour_2026');
  await press();
  await expect.poll(() => field(t('accounts:code.label')).getAttribute('aria-invalid')).toBe('true');
  expect(field(t('accounts:person.email'))).toHaveValue('dora@example.com');
  expect(done()).toBe(0);
});
