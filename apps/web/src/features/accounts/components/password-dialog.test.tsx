import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getPublicKey } from '@tapwright/contracts/accounts';
import { modifyPwd } from '@tapwright/contracts/personal';
import { session } from '../../../platform/person/session.ts';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { makePublicKey } from '../testing/make-public-key.ts';
import { PasswordDialog } from './password-dialog.tsx';

async function open() {
  fakeServer.answers(getPublicKey, { keyId: 7, publicKey: await makePublicKey() });
  const view = await renderWeb(<PasswordDialog onClose={() => undefined} />, { user: ann });
  const field = (name: 'old' | 'new' | 'confirm') =>
    view.screen.getByLabelText(t(`personal:password.${name}`));
  return {
    ...view,
    field,
    fill: async (old: string, next: string, confirm: string) => {
      await view.user.type(field('old'), old);
      await view.user.type(field('new'), next);
      await view.user.type(field('confirm'), confirm);
      await view.user.click(view.screen.getByRole('button', { name: t('personal:password.submit') }));
    },
  };
}

test('the new password differs from the old one and is typed twice alike', async () => {
  const { fill, field } = await open();
  await fill('Harbour-2026', 'Harbour-2026', 'Harbour-2027');
  expect(field('new')).toHaveAccessibleDescription(t('personal:rules.samePassword'));
  expect(field('confirm')).toBeInvalid();
  expect(document.activeElement).toBe(field('new'));
  expect(fakeServer.requests(modifyPwd)).toEqual([]);
});

test('a changed password signs out here at once and says why', async () => {
  fakeServer.answers(modifyPwd, null);
  const { screen, fill } = await open();
  await fill('Harbour-2026', 'Lighthouse-7', 'Lighthouse-7');
  expect(await screen.findByText(t('errors:passwordChanged'))).toBeInTheDocument();
  expect(session.get()).toBeNull();
});

test('a wrong old password is said at its field, and the session stays', async () => {
  fakeServer.refuses(modifyPwd, { code: 'badInput', fields: { oldPwd: 'That is not your password' } });
  const { fill, field } = await open();
  await fill('Harbor-2026', 'Lighthouse-7', 'Lighthouse-7');
  await waitFor(() => expect(field('old')).toHaveAccessibleDescription('That is not your password'));
  expect(session.get()?.token).toBe('token');
});
