import { expect, test } from 'vitest';
import { type Role, roles } from '@tapwright/contracts/roles';
import { ann, team } from '../../../testing/examples.ts';
import { findWithText } from '../../../testing/find-with-text.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { type TeamAction, TeamHead } from './team-head.tsx';

async function open(roleName: Role) {
  const actions: TeamAction[] = [];
  const part = <TeamHead team={{ ...team, roleName }} onAction={(action) => actions.push(action)} />;
  const view = await renderWeb(part, { user: ann });
  return { ...view, actions };
}
const leave = { name: t('members:actions.leave') };
const rename = { name: t('members:head.rename') };
const more = { name: t('members:head.more') };

test('the owner may give the team away or dissolve it, but not leave it', async () => {
  const { user, actions, openMenu } = await open('visitor');
  const items = await openMenu(more.name);
  expect(items.map((item) => item.textContent)).toEqual([
    t('members:actions.requireFactor'),
    t('members:actions.transfer'),
    expect.stringContaining(t('members:leave.ownerFirst')),
    t('members:actions.dissolve'),
  ]);
  await user.click(findWithText(items, t('members:actions.dissolve')));
  expect(actions).toEqual(['dissolve']);
});

test.each(roles.filter((role) => role !== 'visitor'))('as %s one can leave, never dissolve', async (role) => {
  const { screen, user, actions } = await open(role);
  expect(screen.queryByRole('button', more)).toBeNull();
  expect(screen.queryByRole('button', rename) !== null).toBe(role === 'admin');
  await user.click(screen.getByRole('button', leave));
  expect(actions).toEqual(['leave']);
});
