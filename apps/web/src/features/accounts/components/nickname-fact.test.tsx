import { expect, test } from 'vitest';
import { modifyUser } from '@tapwright/contracts/personal';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { NicknameFact } from './nickname-fact.tsx';

async function open() {
  const view = await renderWeb(<NicknameFact nickName="Ann" />, { user: ann });
  await view.user.click(view.screen.getByRole('button', { name: new RegExp(t('personal:edit')) }));
  return { ...view, field: () => view.screen.getByLabelText(t('personal:person.nickname')) };
}

test('an empty name is refused at its field', async () => {
  const { user, field } = await open();
  await user.clear(field());
  await user.keyboard('{Enter}');
  expect(field()).toBeInvalid();
  expect(fakeServer.requests(modifyUser)).toEqual([]);
});

test('a name that stayed is not sent, another one is', async () => {
  fakeServer.answers(modifyUser, null);
  const { screen, user, field } = await open();
  await user.type(field(), '{Enter}');
  await expect.poll(() => screen.queryByRole('textbox')).toBeNull();
  expect(fakeServer.requests(modifyUser)).toEqual([]);
  await user.click(screen.getByRole('button', { name: new RegExp(t('personal:edit')) }));
  await user.clear(field());
  await user.type(field(), 'Anna{Enter}');
  expect(await screen.findByText(t('personal:changed'))).toBeInTheDocument();
  expect(fakeServer.requests(modifyUser)).toEqual([{ nickName: 'Anna' }]);
});

test('Escape leaves the name as it was', async () => {
  const { screen, user, field } = await open();
  await user.type(field(), 'bel{Escape}');
  expect(screen.getByText('Ann')).toBeInTheDocument();
  expect(fakeServer.requests(modifyUser)).toEqual([]);
});
