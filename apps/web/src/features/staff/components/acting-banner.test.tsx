import { leaveEnteredTeam } from '@tapwright/contracts/staff-teams';
import { findTeams } from '@tapwright/contracts/teams';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { ActingBanner } from './acting-banner.tsx';

const until = '2026-11-20T08:30:00Z';

async function open() {
  let stopped = 0;
  const part = (
    <ActingBanner teamId={7} teamName="Blue Harbour" until={until} onStopped={() => (stopped += 1)} />
  );
  const view = await renderWeb(part, { user: { ...ann, isStaff: true } });
  return { ...view, end: { name: t('acting.end') }, countStopped: () => stopped };
}

test('whoever acts in a team’s name sees whose, and ends it with one press', async () => {
  fakeServer.answers(leaveEnteredTeam, null);
  fakeServer.answers(findTeams, []);
  const { screen, user, end, countStopped } = await open();
  expect(screen.getByText(t('acting.title', { team: 'Blue Harbour' }))).toBeInTheDocument();
  await user.click(screen.getByRole('button', end));
  await expect.poll(countStopped).toBe(1);
  expect(fakeServer.requests(leaveEnteredTeam)).toEqual([{ teamId: 7 }]);
});

test('what did not end is not said to have ended', async () => {
  fakeServer.refuses(leaveEnteredTeam, { code: 'notFound', message: 'Gone' });
  const { screen, user, end, countStopped } = await open();
  await user.click(screen.getByRole('button', end));
  expect(await screen.findByText(new RegExp(t('acting.failed')))).toBeInTheDocument();
  expect(countStopped()).toBe(0);
});
