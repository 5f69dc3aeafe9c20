import {
  addPasskey,
  beginPasskey,
  findPasskeys,
  maxPasskeys,
  removePasskey,
  renamePasskey,
} from '@tapwright/contracts/passkeys';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { confirmRequest } from '../../../platform/forms/confirm-person.ts';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { showPasskey } from '../../../testing/show-passkey.ts';
import { PasskeyList } from './passkey-list.tsx';

const mac = { passkeyId: 3, name: 'Mac', createdAt: '2026-11-01T08:00:00Z', lastUsedAt: null };
/** Not in what its buttons say. */
const name = { selector: 'p' };
const phone = { ...mac, passkeyId: 4, name: 'Phone', lastUsedAt: '2026-11-19T08:00:00Z' };

async function open(passkeys = [mac, phone], canAdd = true) {
  fakeServer.answers(findPasskeys, passkeys);
  const view = await renderWeb(<PasskeyList canAdd={canAdd} />, { user: ann });
  const { screen, user } = view;
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { ...view, press, field: async () => screen.findByLabelText(t('passkeys:name')) };
}

test('each is named with when it was last used, and without one that is said', async () => {
  const { screen, unmount } = await open();
  expect(await screen.findByText('Mac', name)).toBeInTheDocument();
  expect(screen.getByText(t('passkeys:neverUsed'))).toBeInTheDocument();
  expect(screen.getByText(/19 Nov/)).toBeInTheDocument();
  unmount();
  const empty = await open([]);
  expect(await empty.screen.findByText(t('passkeys:none'))).toBeInTheDocument();
});

test('no more are offered than one may have, nor where none can be made', async () => {
  const many = Array.from({ length: maxPasskeys }, (_, index) => ({ ...mac, passkeyId: index + 1 }));
  const full = await open(many);
  expect(await full.screen.findAllByText('Mac', name)).toHaveLength(maxPasskeys);
  expect(full.screen.queryByRole('button', { name: t('passkeys:add') })).toBeNull();
  full.unmount();
  const { screen } = await open([mac], false);
  expect(await screen.findByText('Mac', name)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('passkeys:add') })).toBeNull();
});

test('removing asks first, names which, and asks who it is before it goes', async () => {
  fakeServer.refuses(removePasskey, { code: 'personNotConfirmed' });
  const { press, screen } = await open();
  await press(`${t('passkeys:remove')} Mac`);
  expect(await screen.findByText(t('passkeys:removeTitle', { name: 'Mac' }))).toBeInTheDocument();
  expect(fakeServer.requests(removePasskey)).toEqual([]);
  await press(t('passkeys:remove'));
  await expect.poll(() => confirmRequest.get()).toBeDefined();
  fakeServer.answers(removePasskey, null);
  fakeServer.answers(findPasskeys, [phone]);
  confirmRequest.get()?.answer(true);
  await waitFor(() => expect(screen.queryByText('Mac', name)).toBeNull());
  expect(fakeServer.requests(removePasskey).at(-1)).toEqual({ passkeyId: 3 });
  expect(screen.getByText(t('passkeys:removed'))).toBeInTheDocument();
});

test('one that could not be removed stays, with the reason', async () => {
  fakeServer.refuses(removePasskey, { code: 'notFound', message: 'It is not there any more' });
  const { press, screen } = await open();
  await press(`${t('passkeys:remove')} Mac`);
  await press(t('passkeys:remove'));
  expect(await screen.findByText(/It is not there any more/)).toBeInTheDocument();
  expect(screen.getByText('Mac', name)).toBeInTheDocument();
});

test('another name is sent once it is one', async () => {
  fakeServer.answers(renamePasskey, null);
  const { press, field, user, screen } = await open();
  await press(`${t('passkeys:rename')} Mac`);
  await user.clear(await field());
  await press(t('passkeys:submit'));
  expect(await field()).toBeInvalid();
  expect(fakeServer.requests(renamePasskey)).toEqual([]);
  await user.type(await field(), 'Work Mac');
  await press(t('passkeys:submit'));
  expect(await screen.findByText(t('passkeys:renamed'))).toBeInTheDocument();
  expect(fakeServer.requests(renamePasskey)).toEqual([{ passkeyId: 3, name: 'Work Mac' }]);
});

test('one that the browser made is kept under its name', async () => {
  showPasskey(true);
  const options = {
    challenge: 'AQID',
    rp: { name: 'Tapwright' },
    user: { id: 'AQID', name: 'ann', displayName: 'Ann' },
    pubKeyCredParams: [],
  };
  fakeServer.answers(beginPasskey, { options });
  fakeServer.answers(addPasskey, null);
  const { press, field, user, screen } = await open([]);
  await press(t('passkeys:add'));
  await user.clear(await field());
  await user.type(await field(), 'Desk');
  await press(t('passkeys:submit'));
  expect(await screen.findByText(t('passkeys:added'))).toBeInTheDocument();
  expect(fakeServer.requests(addPasskey)).toMatchObject([
    {
      name: 'Desk',
      credential: { id: 'AQID', response: { attestationObject: 'AQID', transports: ['internal'] } },
    },
  ]);
});

test('a browser that makes none is said, and nothing is kept', async () => {
  fakeServer.answers(beginPasskey, { options: { challenge: 'AA', user: { id: 'AA' } } });
  const { press, field, screen } = await open([]);
  await press(t('passkeys:add'));
  await field();
  await press(t('passkeys:submit'));
  expect(await screen.findByText(t('passkeys:cancelled'))).toBeInTheDocument();
  expect(fakeServer.requests(addPasskey)).toEqual([]);
});
