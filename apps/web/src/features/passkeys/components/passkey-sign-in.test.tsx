import { findUser } from '@tapwright/contracts/accounts';
import { beginPasskeySignIn, signInWithPasskey } from '@tapwright/contracts/passkeys';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { session } from '../../../platform/person/session.ts';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { showPasskey } from '../../../testing/show-passkey.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';

async function press() {
  fakeServer.answers(beginPasskeySignIn, { options: { challenge: 'AQID', rpId: 'localhost' } });
  const view = await renderWeb(<PasskeySignIn />);
  const button = view.screen.getByRole('button', { name: t('accounts:signIn.byPasskey') });
  await view.user.click(button);
  return { ...view, button };
}

test('one that is shown signs in whoever it belongs to, without an account being asked for', async () => {
  const shown = showPasskey(true);
  fakeServer.answers(signInWithPasskey, { token: 'theirs' });
  fakeServer.answers(findUser, ann);
  await press();
  await expect.poll(() => session.get()?.token).toBe('theirs');
  expect(shown).toHaveBeenCalledOnce();
  const said = { clientDataJSON: 'AQID', authenticatorData: 'AQID', signature: 'AQID', userHandle: 'AQID' };
  expect(fakeServer.requests(signInWithPasskey)).toMatchObject([
    { credential: { id: 'AQID', response: said } },
  ]);
});

test('who shows none stays where they are, and nothing is sent', async () => {
  const shown = showPasskey(false);
  const { button } = await press();
  await expect.poll(() => shown.mock.calls.length).toBe(1);
  await waitFor(() => expect(button).toBeEnabled());
  expect(fakeServer.requests(signInWithPasskey)).toEqual([]);
  expect(session.get()).toBeNull();
});

test('one that belongs to nobody here is said, and can be tried again', async () => {
  showPasskey(true);
  fakeServer.refuses(signInWithPasskey, { code: 'passkeyRefused', message: 'Nobody here has this passkey' });
  const { button, screen } = await press();
  expect(await screen.findByText(/Nobody here has this passkey/)).toBeInTheDocument();
  await waitFor(() => expect(button).toBeEnabled());
  expect(session.get()).toBeNull();
});
