import { closeAccount, downloadOwnData, findCloseObstacles } from '@tapwright/contracts/own-data';
import { expect, onTestFinished, test, vi } from 'vitest';
import { confirmRequest } from '../../../platform/forms/confirm-person.ts';
import { session } from '../../../platform/person/session.ts';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { OwnData } from './own-data.tsx';

const open = async () => {
  const view = await renderWeb(<OwnData />, { user: ann });
  const press = async (name: string) => view.user.click(await view.screen.findByRole('button', { name }));
  return { ...view, press };
};

test('what stands in the way of closing leads to where it is put right, and nothing closes', async () => {
  fakeServer.answers(findCloseObstacles, {
    teams: [
      { teamId: 7, teamName: 'Blue Harbour', roleName: 'visitor' },
      { teamId: 8, teamName: 'Lighthouse', roleName: 'finance' },
    ],
    isStaff: true,
  });
  const { screen } = await open();
  const own = await screen.findByRole('link', { name: t('ownData:handOver', { team: 'Blue Harbour' }) });
  expect(own).toHaveAttribute('href', expect.stringContaining('team=7'));
  const other = screen.getByRole('link', { name: t('ownData:leave', { team: 'Lighthouse' }) });
  expect(other).toHaveAttribute('href', expect.stringContaining('team=8'));
  expect(screen.getByText(t('ownData:staff'))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('ownData:close') })).toBeNull();
});

test('closing asks first, then who it is, and ends the session', async () => {
  fakeServer.answers(findCloseObstacles, { teams: [], isStaff: false });
  fakeServer.refuses(closeAccount, { code: 'personNotConfirmed' });
  const { press } = await open();
  await press(t('ownData:close'));
  await press(t('frame:cancel'));
  expect(fakeServer.requests(closeAccount)).toEqual([]);
  await press(t('ownData:close'));
  await press(t('ownData:confirm'));
  await expect.poll(() => confirmRequest.get()).toBeDefined();
  expect(session.get()).not.toBeNull();
  fakeServer.answers(closeAccount, null);
  confirmRequest.get()?.answer(true);
  await expect.poll(() => session.get()).toBeNull();
});

test('an account that was not closed stays, with the reason', async () => {
  fakeServer.answers(findCloseObstacles, { teams: [], isStaff: false });
  fakeServer.refuses(closeAccount, { code: 'accountNotFree', message: 'Leave your teams first' });
  const { press, screen } = await open();
  await press(t('ownData:close'));
  await press(t('ownData:confirm'));
  expect(await screen.findByText(/Leave your teams first/)).toBeInTheDocument();
  expect(session.get()).not.toBeNull();
});

test('the copy is fetched with the token, after it was asked who it is, and saved', async () => {
  fakeServer.answers(findCloseObstacles, { teams: [], isStaff: false });
  fakeServer.refuses(downloadOwnData, { code: 'personNotConfirmed' });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => saved.mockRestore());
  const { press } = await open();
  await press(t('ownData:download'));
  await expect.poll(() => confirmRequest.get()).toBeDefined();
  expect(saved).not.toHaveBeenCalled();
  fakeServer.answersWith(downloadOwnData, () => null);
  confirmRequest.get()?.answer(true);
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  expect(fakeServer.requests(downloadOwnData)).toHaveLength(2);
});

test('a copy that did not come is said; and so is that it is not known whether the account can be closed', async () => {
  fakeServer.fails(findCloseObstacles);
  fakeServer.refuses(downloadOwnData, { code: 'tooManyRequests', message: 'In a minute' });
  const { press, screen } = await open();
  expect(await screen.findByText(t('ownData:notRead'))).toBeInTheDocument();
  await press(t('ownData:download'));
  expect(await screen.findByText(/In a minute/)).toBeInTheDocument();
  fakeServer.answers(findCloseObstacles, { teams: [], isStaff: false });
  await press(t('frame:failed.tryAgain'));
  expect(await screen.findByRole('button', { name: t('ownData:close') })).toBeEnabled();
});
