import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { modifyTeam } from '@tapwright/contracts/teams';
import { ann, team } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { RenameDialog } from './rename-dialog.tsx';

async function open() {
  let isOpen = true;
  const view = await renderWeb(<RenameDialog team={team} onClose={() => (isOpen = false)} />, { user: ann });
  const { screen, user } = view;
  const name = () => screen.getByLabelText(t('teams:create.name'));
  const submit = () => screen.getByRole('button', { name: t('members:rename.submit') });
  const rename = async (text: string) => {
    await user.clear(name());
    if (text !== '') await user.type(name(), text);
    await user.click(submit());
  };
  return { ...view, name, submit, rename, isOpen: () => isOpen };
}

test('a team without a name is not sent', async () => {
  const { name, rename } = await open();
  await rename('');
  expect(name()).toBeInvalid();
  expect(document.activeElement).toBe(name());
  expect(fakeServer.requests(modifyTeam)).toEqual([]);
});

test('pressed twice it is sent once, and closes when it is done', async () => {
  const done = fakeServer.answersLater(modifyTeam, null);
  const { screen, user, submit, rename, isOpen } = await open();
  await rename('Green Harbour');
  expect(submit()).toBeDisabled();
  await user.click(submit());
  expect(isOpen()).toBe(true);
  done();
  expect(await screen.findByText(t('members:head.changed'))).toBeInTheDocument();
  expect(isOpen()).toBe(false);
  expect(fakeServer.requests(modifyTeam)).toEqual([{ teamId: 7, teamName: 'Green Harbour' }]);
});

test('a name that is taken is said at the field, and what was typed stays', async () => {
  fakeServer.refuses(modifyTeam, { code: 'badInput', fields: { teamName: 'You have a team of this name' } });
  const { name, rename, isOpen } = await open();
  await rename('Green Harbour');
  await waitFor(() => expect(name()).toHaveAccessibleDescription(/You have a team of this name/));
  expect(name()).toHaveValue('Green Harbour');
  expect(isOpen()).toBe(true);
});
