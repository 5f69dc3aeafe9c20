import { findUser, getPublicKey } from '@tapwright/contracts/accounts';
import { confirmPerson } from '@tapwright/contracts/personal';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { makePublicKey } from '../testing/make-public-key.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

async function open() {
  const answers: boolean[] = [];
  fakeServer.answers(findUser, ann);
  fakeServer.answers(getPublicKey, { keyId: 7, publicKey: await makePublicKey() });
  const view = await renderWeb(<ConfirmDialog answer={(isConfirmed) => answers.push(isConfirmed)} />, {
    user: ann,
  });
  const submit = async () =>
    view.user.click(view.screen.getByRole('button', { name: t('personal:confirm.submit') }));
  return { ...view, answers, submit };
}

test('the password confirms, and nothing is sent before there is one', async () => {
  fakeServer.answers(confirmPerson, null);
  const { screen, user, submit, answers } = await open();
  const field = screen.getByLabelText(t('personal:password.label'), { selector: 'input[name="password"]' });
  await submit();
  expect(field).toBeInvalid();
  await user.type(field, 'Harbour_2026');
  await submit();
  await waitFor(() => expect(answers).toEqual([true]));
  expect(fakeServer.requests(confirmPerson)).toHaveLength(1);
});

test('a wrong password is said at its field, and a code to an address is the other way', async () => {
  fakeServer.refuses(confirmPerson, { code: 'wrongPassword', fields: { password: 'Not this one' } });
  const { screen, user, submit, answers } = await open();
  const field = screen.getByLabelText(t('personal:password.label'), { selector: 'input[name="password"]' });
  await user.type(field, 'Harbor_2026');
  await submit();
  await waitFor(() => expect(field).toHaveAccessibleDescription('Not this one'));
  await user.click(screen.getByRole('radio', { name: ann.email ?? '' }));
  expect(screen.getByLabelText(t('personal:password.codeTo', { account: ann.email }))).toBeInTheDocument();
  expect(answers).toEqual([]);
});
