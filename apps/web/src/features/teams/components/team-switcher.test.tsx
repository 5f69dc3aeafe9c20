import { expect, test } from 'vitest';
import { maxTeamsOfPerson, type TeamView } from '@tapwright/contracts/teams';
import { ann, team } from '../../../testing/examples.ts';
import { findWithText } from '../../../testing/find-with-text.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { TeamSwitcher } from './team-switcher.tsx';

const second: TeamView = { ...team, teamId: 8, teamName: 'Green Harbour', roleName: 'readOnly' };
const disabled: TeamView = { ...team, teamId: 9, teamName: 'Red Harbour', roleUserStatus: 1 };

async function open(teams: TeamView[]) {
  const switched: number[] = [];
  const part = (
    <TeamSwitcher onSwitch={({ teamId }) => switched.push(teamId)} onCreate={() => switched.push(0)} />
  );
  const view = await renderWeb(part, { user: ann, teams });
  const items = await view.openMenu(
    new RegExp(teams.length === 0 ? t('teams:switcher.none') : t('teams:switcher.label')),
  );
  return { ...view, items, switched };
}
const create = t('teams:create.title');

test('another team is entered by a press; one that disabled the person is named so and cannot be', async () => {
  const { user, items, switched } = await open([team, second, disabled]);
  const red = items.find((item) => item.textContent.includes('Red Harbour'));
  expect(red).toHaveTextContent(t('teams:switcher.disabled'));
  expect(red).toHaveAttribute('aria-disabled', 'true');
  const green = items.find((item) => item.textContent.includes('Green Harbour'));
  expect(green).toHaveTextContent(t('teams:roles.readOnly'));
  await user.click(green ?? document.body);
  expect(switched).toEqual([8]);
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
