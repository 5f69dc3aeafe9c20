import { expect, test } from 'vitest';
import { isRemoveAll, removeAll } from '@tapwright/contracts/teams';
import { ann, team } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { DissolveDialog } from './dissolve-dialog.tsx';

async function open() {
  let isOpen = true;
  const view = await renderWeb(<DissolveDialog team={team} onClose={() => (isOpen = false)} />, {
    user: ann,
  });
  return { ...view, isOpen: () => isOpen };
}
const submit = { name: t('members:dissolve.submit') };
const typeName = t('members:typeName', { team: team.teamName });

test('what still runs stands there instead of the button', async () => {
  fakeServer.answers(isRemoveAll, {
    canRemove: false,
    obstacles: [
      { kind: 'runningCampaigns', count: 2 },
      { kind: 'balance', count: 1 },
    ],
  });
  const { screen } = await open();
  expect(await screen.findByText(t('members:dissolve.runningCampaigns', { count: 2 }))).toBeInTheDocument();
  expect(screen.getByText(t('members:dissolve.balance'))).toBeInTheDocument();
  for (const way of [t('members:dissolve.toCampaigns'), t('members:dissolve.toAdAccounts')])
    expect(screen.getByRole('link', { name: way })).toBeInTheDocument();
  expect(screen.queryByRole('button', submit)).toBeNull();
});

test('nothing can be dissolved while obstacles are read, nor where they could not be', async () => {
  const answer = fakeServer.answersLater(isRemoveAll, { canRemove: true, obstacles: [] });
  const { screen } = await open();
  expect(await screen.findByText(t('members:dissolve.checking'))).toBeInTheDocument();
  expect(screen.queryByRole('button', submit)).toBeNull();
  answer();
  expect(await screen.findByRole('button', submit)).toBeInTheDocument();
});

test('a check that failed says that nothing has changed, and can be made again', async () => {
  fakeServer.fails(isRemoveAll);
  const { screen, user } = await open();
  expect(await screen.findByText(t('members:dissolve.unchanged'))).toBeInTheDocument();
  expect(screen.queryByRole('button', submit)).toBeNull();
  fakeServer.answers(isRemoveAll, { canRemove: true, obstacles: [] });
  await user.click(screen.getByRole('button', { name: t('failed.tryAgain') }));
  expect(await screen.findByLabelText(typeName)).toBeInTheDocument();
});

test('only under its own name, and once', async () => {
  fakeServer.answers(isRemoveAll, { canRemove: true, obstacles: [] });
  const answer = fakeServer.answersLater(removeAll, null);
  const { screen, user, isOpen } = await open();
  const name = await screen.findByLabelText(typeName);
  await user.click(screen.getByRole('button', submit));
  expect(name).toBeInvalid();
  await user.type(name, team.teamName);
  await user.keyboard('{Enter}{Enter}');
  answer();
  await expect.poll(isOpen).toBe(false);
  expect(fakeServer.requests(removeAll)).toEqual([{ teamId: 7, teamName: team.teamName }]);
});
