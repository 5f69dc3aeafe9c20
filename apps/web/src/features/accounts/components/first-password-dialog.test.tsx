import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getPublicKey, type UserView } from '@tapwright/contracts/accounts';
import { modifyPwd } from '@tapwright/contracts/personal';
import { session } from '../../../platform/person/session.ts';
import { ann as annWithPassword } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { makePublicKey } from '../testing/make-public-key.ts';
import { FirstPasswordDialog } from './first-password-dialog.tsx';

const ann: UserView = { ...annWithPassword, hasPassword: false };

async function open(person: UserView = ann) {
  fakeServer.answers(getPublicKey, { keyId: 7, publicKey: await makePublicKey() });
  const view = await renderWeb(<FirstPasswordDialog person={person} onClose={() => undefined} />, {
    user: person,
  });
  const { screen, user } = view;
  const field = (name: 'new' | 'confirm') => screen.getByLabelText(t(`personal:password.${name}`));
  const code = (account: string) => screen.getByLabelText(t('personal:password.codeTo', { account }));
  const submit = () => user.click(screen.getByRole('button', { name: t('personal:password.submit') }));
  const fill = async (account: string, next: string, confirm = next) => {
    await user.type(code(account), '123456');
    await user.type(field('new'), next);
    await user.type(field('confirm'), confirm);
    await submit();
  };
  return { ...view, field, code, submit, fill };
}

test('nothing is sent without a code, or with two passwords that differ', async () => {
  const { user, field, code, submit } = await open();
  await user.type(field('new'), 'Harbour-2026');
  await user.type(field('confirm'), 'Harbour-2027');
  await submit();
  expect(code('13700137001')).toBeInvalid();
  expect(field('confirm')).toHaveAccessibleDescription(t('accounts:rules.confirmDiffers'));
  expect(document.activeElement).toBe(code('13700137001'));
  expect(fakeServer.requests(modifyPwd)).toEqual([]);
});

test('the code is of the address that was chosen, and the password never travels as it was typed', async () => {
  fakeServer.answers(modifyPwd, null);
  const { screen, user, fill } = await open();
  await user.click(screen.getByRole('radio', { name: 'ann@example.com' }));
  await fill('ann@example.com', 'Harbour-2026');
  expect(await screen.findByText(t('errors:passwordChanged'))).toBeInTheDocument();
  expect(session.get()).toBeNull();
  expect(fakeServer.requests(modifyPwd)).toMatchObject([{ account: 'ann@example.com', code: '123456' }]);
  expect(JSON.stringify(fakeServer.requests(modifyPwd))).not.toContain('Harbour-2026');
});

test('a wrong code is said at its field, and the session stays', async () => {
  fakeServer.refuses(modifyPwd, { code: 'codeWrong', fields: { code: 'This code is wrong' } });
  const { fill, code } = await open();
  await fill('13700137001', 'Harbour-2026');
  await waitFor(() => expect(code('13700137001')).toHaveAccessibleDescription(/This code is wrong/));
  expect(session.get()?.token).toBe('token');
});

test('who has no address to send a code to is told so, and nothing is sent', async () => {
  const { screen, submit } = await open({ ...ann, mobile: null, email: null });
  expect(screen.getByRole('alert')).toHaveTextContent(t('personal:password.needsAddress'));
  await submit();
  expect(fakeServer.requests(modifyPwd)).toEqual([]);
});
