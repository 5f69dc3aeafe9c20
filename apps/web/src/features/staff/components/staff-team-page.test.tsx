import { enterTeam, entryMinutes, findStaffTeam, leaveEnteredTeam } from '@tapwright/contracts/staff-teams';
import { findTeams } from '@tapwright/contracts/teams';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { harbourPage } from '../testing/teams.ts';
import { StaffTeamPage } from './staff-team-page.tsx';

const staff = { user: { ...ann, isStaff: true } };
const enter = { name: t('staff:teams.enter.action') };
const console = <a href="#/ad">Console</a>;

async function open(team = harbourPage) {
  fakeServer.answers(findStaffTeam, team);
  fakeServer.answers(findTeams, []);
  const view = await renderWeb(<StaffTeamPage teamId={7} back={null} consoleLink={console} />, staff);
  await view.screen.findByText('Harbour games');
  return view;
}

test('a team is read: its balance, people, campaign groups and newest changes', async () => {
  const { screen } = await open();
  expect(screen.getByText('12,340.00 RMB')).toBeInTheDocument();
  expect(screen.getByText('138****5678')).toBeInTheDocument();
  expect(screen.getByText(`${t('changes:origins.cell')}: Winter`)).toBeInTheDocument();
  expect(screen.queryByText('Console')).toBeNull();
});

test('nobody acts in its name without a reason, and then they have its console and a way out', async () => {
  fakeServer.answers(enterTeam, { until: '2026-11-20T08:30:00Z' });
  fakeServer.answers(leaveEnteredTeam, null);
  const { screen, user } = await open();
  await user.click(screen.getByRole('button', enter));
  const text = t('staff:teams.enter.text', { minutes: entryMinutes });
  expect(await screen.findByText(text)).toBeInTheDocument();
  const submit = { name: t('staff:teams.enter.submit') };
  await user.click(screen.getByRole('button', submit));
  expect(screen.getByLabelText(t('staff:accounts.reason'))).toBeInvalid();
  expect(fakeServer.requests(enterTeam)).toEqual([]);
  fakeServer.answers(findStaffTeam, { ...harbourPage, actsUntil: '2026-11-20T08:30:00Z' });
  await user.type(screen.getByLabelText(t('staff:accounts.reason')), 'Ticket 12');
  await user.click(screen.getByRole('button', submit));
  expect(await screen.findByText('Console')).toBeInTheDocument();
  expect(fakeServer.requests(enterTeam)).toEqual([{ teamId: 7, reason: 'Ticket 12' }]);
  await user.click(screen.getByRole('button', { name: t('staff:teams.leave') }));
  await expect.poll(() => fakeServer.requests(leaveEnteredTeam)).toEqual([{ teamId: 7 }]);
});

test('of one’s own team there is the sentence and no button', async () => {
  const { screen } = await open({ ...harbourPage, isOwnTeam: true });
  expect(screen.getByText(t('staff:teams.ownTeam'))).toBeInTheDocument();
  expect(screen.queryByRole('button', enter)).toBeNull();
});
