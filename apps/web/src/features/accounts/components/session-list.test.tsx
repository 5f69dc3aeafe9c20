import { expect, test } from 'vitest';
import { findSessions, removeSession, type SessionView } from '@tapwright/contracts/personal';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { SessionList } from './session-list.tsx';

const here: SessionView = {
  sessionId: 1,
  isThis: true,
  browser: 'Firefox',
  system: 'Linux',
  address: '192.0.2.1',
  signedInBy: 'password',
  createdAt: '2026-11-01T08:00:00Z',
  lastSeenAt: '2026-11-20T08:00:00Z',
};
const phone: SessionView = { ...here, sessionId: 2, isThis: false, browser: null, system: null };
const open = () => renderWeb(<SessionList />, { user: ann });

test('sessions that could not be read say so, and that nothing has happened', async () => {
  fakeServer.fails(findSessions);
  const { screen, user } = await open();
  expect(await screen.findByText(t('personal:sessions.notRead'))).toBeInTheDocument();
  fakeServer.answers(findSessions, [here]);
  await user.click(screen.getByRole('button', { name: t('failed.tryAgain') }));
  expect(await screen.findByText(t('personal:sessions.onlyThis'))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: new RegExp(t('personal:sessions.end')) })).toBeNull();
});

test('one is ended only after the question, and the list is read again', async () => {
  fakeServer.answers(findSessions, [here, phone]);
  fakeServer.answers(removeSession, { ended: 1 });
  const { screen, user } = await open();
  const end = () =>
    user.click(
      screen.getByRole('button', {
        name: `${t('personal:sessions.end')} ${t('personal:sessions.unknown')}`,
      }),
    );
  await screen.findAllByText(t('personal:sessions.unknown'));
  await end();
  await user.click(await screen.findByRole('button', { name: t('cancel') }));
  expect(fakeServer.requests(removeSession)).toEqual([]);
  await end();
  fakeServer.answers(findSessions, [here]);
  await user.click(await screen.findByRole('button', { name: t('personal:sessions.endNow') }));
  expect(await screen.findByText(t('personal:sessions.onlyThis'))).toBeInTheDocument();
  expect(fakeServer.requests(removeSession)).toEqual([{ sessionId: 2 }]);
});
