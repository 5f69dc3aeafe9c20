import { expect, test } from 'vitest';
import { leaveTeam } from '@tapwright/contracts/members';
import { maxTeamsOfPerson, type TeamView } from '@tapwright/contracts/teams';
import { ann, team } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { findWithText } from '../../../testing/find-with-text.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { TeamSwitcher } from './team-switcher.tsx';

const second: TeamView = { ...team, teamId: 8, teamName: 'Green Harbour', roleName: 'readOnly' };
const shut: TeamView = {
  ...team,
  teamId: 10,
  teamName: 'Grey Harbour',
  requiresSecondFactor: true,
  lacksSecondFactor: true,
};
const disabled: TeamView = {
  ...team,
  teamId: 9,
  teamName: 'Red Harbour',
  roleName: 'readOnly',
  roleUserStatus: 1,
};

async function open(teams: TeamView[]) {
  const switched: number[] = [];
  const part = (
    <TeamSwitcher
      onSwitch={({ teamId }) => switched.push(teamId)}
      onCreate={() => switched.push(0)}
      onSecure={() => switched.push(-1)}
    />
  );
  const view = await renderWeb(part, { user: ann, teams });
  const items = await view.openMenu(
    new RegExp(teams.length === 0 ? t('teams:switcher.none') : t('teams:switcher.label')),
  );
  return { ...view, items, switched };
}
const create = t('teams:create.title');

const itemOf = (items: readonly HTMLElement[], name: string) =>
  items.find((item) => item.textContent.includes(name)) ?? document.body;

test('another team is entered by a press', async () => {
  const { user, items, switched } = await open([team, second]);
  const green = itemOf(items, 'Green Harbour');
  expect(green).toHaveTextContent(t('teams:roles.readOnly'));
  await user.click(green);
  expect(switched).toEqual([8]);
});

test('one that disabled the person is named so, is not entered, and can be left', async () => {
  fakeServer.answers(leaveTeam, null);
  const { screen, user, items, switched } = await open([team, disabled]);
  const red = itemOf(items, 'Red Harbour');
  expect(red).toHaveTextContent(t('teams:switcher.disabled'));
  await user.click(red);
  await user.click(await screen.findByRole('button', { name: t('members:actions.leave') }));
  await user.click(await screen.findByRole('button', { name: t('members:leave.confirm') }));
  await expect.poll(() => fakeServer.requests(leaveTeam)).toEqual([{ teamId: 9 }]);
  expect(switched).toEqual([]);
});

test('one that asks for a second factor leads to where it is set up', async () => {
  const { screen, user, items, switched } = await open([team, shut]);
  const grey = itemOf(items, 'Grey Harbour');
  expect(grey).toHaveTextContent(t('teams:switcher.needsSecondFactor'));
  await user.click(grey);
  await user.click(await screen.findByRole('button', { name: t('teams:closed.confirm') }));
  expect(switched).toEqual([-1]);
});

test('who is in no team yet can create the first', async () => {
  const { user, items, switched } = await open([]);
  await user.click(findWithText(items, create));
  expect(switched).toEqual([0]);
});

test('who is in as many teams as one can be is offered no other', async () => {
  const many = Array.from({ length: maxTeamsOfPerson }, (_, place) => ({ ...team, teamId: place + 1 }));
  const { items } = await open(many);
  expect(items.map(({ textContent }) => textContent)).not.toContain(create);
});
