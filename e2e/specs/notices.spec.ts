import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { PersonWindow } from '../pages/person-window.ts';
import { onlyDeep } from '../test-depth.ts';
import { test } from '../test.ts';

type Teams = { teamId: number }[];
type Members = { userId: number; roleName: string; revision: number }[];

test('somebody without a team is led to one, and is told when a phone is missing', async ({ browser }) => {
  test.slow();
  const ann = await PersonWindow.open(browser, 'email');
  const { page } = ann;
  await expect(page).toHaveURL(/#\/user\/create_team/);
  await expect(page.getByText('A team needs a mainland China mobile number')).toBeVisible();

  await page.goto('/#/user/personal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account settings');
  const entry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Overview' });
  const dialog = ann.dialog('Please create a team first');
  await entry.click();
  await expect(dialog).toContainText('No team, cannot use this feature');
  await expectNoSeriousAxe(page);
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(dialog).toBeHidden();
  await expect(entry).toBeFocused();
  await entry.click();
  await dialog.getByRole('button', { name: 'Create now' }).click();
  await expect(page).toHaveURL(/#\/user\/create_team/);
  await expect(page.getByText(/ask its owner to invite .+@/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to account settings to bind a phone number' }).click();
  await expect(page).toHaveURL(/#\/user\/personal/);
  await ann.context.close();
});

test('what happens to a member is heard at once, in every window, and leads where it should', async ({
  browser,
}) => {
  onlyDeep();
  test.slow();
  const ann = await PersonWindow.open(browser, 'mobile');
  await ann.page.getByLabel('Team name').fill('North');
  await ann.page.getByRole('button', { name: 'Create team', exact: true }).click();
  await expect(ann.page).toHaveURL(/#\/ad\/overview\/type-overview/);
  await expect(ann.page.getByRole('heading', { name: 'No data yet' })).toBeVisible();
  await ann.switcher().click();
  await ann.page.getByRole('menuitem', { name: 'Create a team' }).click();
  await ann.dialog('Create a team').getByLabel('Team name').fill('South');
  await expectNoSeriousAxe(ann.page);
  await ann.dialog('Create a team').getByRole('button', { name: 'Create team', exact: true }).click();
  await expect(ann.switcher()).toContainText('South');
  const [north, south] = ((await ann.call('GET', '/team/find')) as Teams).map(({ teamId }) => teamId);

  const bob = await PersonWindow.open(browser, 'mobile');
  const other = await bob.context.newPage();
  // The first word of the line: from then on it hears everything.
  const isListening = other.waitForEvent('websocket').then((line) => line.waitForEvent('framereceived'));
  await other.goto('/#/user/personal');
  await isListening;
  await bob.switcher().waitFor();
  const invite = (teamId: number | undefined) =>
    ann.call('POST', '/team/user/add', { teamId, account: bob.account, roleName: 'advManager', scope: [] });
  const memberOf = async (teamId: number | undefined) => {
    const members = (await ann.call('GET', `/team/user/find?teamId=${teamId}`)) as Members;
    return members.find(({ roleName }) => roleName !== 'visitor');
  };
  const change = async (facts: object) => {
    const { userId, revision } = (await memberOf(north)) ?? {};
    const path = 'roleName' in facts ? '/team/user/modify' : '/team/user/modifyInfo';
    await ann.call('POST', path, { teamId: north, userId, revision, scope: [], ...facts });
  };

  await test.step('an invitation answered in one window is gone in the other', async () => {
    await invite(north);
    await expect(bob.dialog('Invitation to a team', other)).toContainText('North');
    await expectNoSeriousAxe(bob.page);
    await bob.dialog('Invitation to a team').getByRole('button', { name: 'Accept' }).click();
    await expect(bob.dialog('Invitation to a team', other)).toBeHidden();
    await expect(bob.page).toHaveURL(/type-overview/);
    await expect(bob.switcher()).toContainText('North');
    await expect(ann.dialog('Team notice')).toBeHidden();
  });

  await test.step('another role is said, and the page follows', async () => {
    await change({ roleName: 'readOnly' });
    await bob.dialog('Role changed').getByRole('button', { name: 'Got it' }).click();
    await expect(bob.dialog('Role changed', other)).toBeHidden();
    await change({ roleName: 'finance' });
    await expect(bob.page).toHaveURL(/#\/finance\/index/);
    await expect(bob.page.getByRole('link', { name: 'Overview' })).toBeHidden();
    await bob.dialog('Permission changed').getByRole('button', { name: 'View permission details' }).click();
    await expect(bob.page).toHaveURL(/#\/user\/user_manager\?.*tab=permissions/);
  });

  await test.step('whoever is disabled there is signed out, and goes on in another team', async () => {
    await bob.page.goto('/#/user/personal');
    await invite(south);
    await bob.dialog('Invitation to a team').getByRole('button', { name: 'Accept' }).click();
    await expect(bob.switcher()).toContainText('North');
    await change({ roleUserStatus: 1 });
    await bob.dialog('You are disabled in this team').getByRole('button', { name: 'Got it' }).click();
    await expect(bob.page).toHaveURL(/#\/login/);
    await bob.signIn();
    await expect(bob.switcher()).toContainText('South');
    await bob.switcher().click();
    await bob.page.getByRole('menuitem', { name: /North/ }).click();
    await expect(bob.dialog('North').getByRole('button', { name: 'Leave the team' })).toBeVisible();
    await bob.page.keyboard.press('Escape');
    await expect(bob.switcher()).toContainText('South');
  });

  await test.step('out of the last team: told, cleared, in RMB, with the sidebar folded', async () => {
    await ann.call('POST', '/team/removeAll', { teamId: south, teamName: 'South' });
    await expect(bob.dialog('You are no longer in this team')).toContainText('South');
    await bob.dialog('You are no longer in this team').getByRole('button', { name: 'Got it' }).click();
    await expect(bob.page).toHaveURL(/#\/user\/create_team/);
    await expect(bob.switcher()).toContainText('No team yet');
    await expect(bob.page.getByRole('button', { name: 'Expand' })).toBeVisible();
    await bob.page.goto('/#/user/personal?tab=display');
    await expect(bob.page.getByRole('main').getByRole('radio', { name: 'RMB' })).toBeChecked();
    await expect(ann.switcher()).toContainText('North');
  });

  await test.step('the bell keeps what happened', async () => {
    await bob.openBell();
    const list = bob.page.getByRole('region', { name: 'Notifications' });
    await expect(list.getByRole('listitem').first()).toContainText('The team South was dissolved');
    await expectNoSeriousAxe(bob.page);
  });
  await Promise.all([ann.context.close(), bob.context.close()]);
});

test('an invitation that came while nobody was there opens when they come, and stands where a team is created', async ({
  browser,
}) => {
  onlyDeep();
  test.slow();
  const ann = await PersonWindow.open(browser, 'mobile');
  const { teamId } = (await ann.call('POST', '/team/add', { teamName: 'North', currencyType: 'USD' })) as {
    teamId: number;
  };
  const bob = await PersonWindow.open(browser, 'email');
  const { page } = bob;
  await page.goto('about:blank');
  const invited = { teamId, account: bob.account, roleName: 'readOnly', scope: [] };
  await ann.call('POST', '/team/user/add', invited);

  await page.goto('/#/user/create_team');
  const dialog = bob.dialog('Invitation to a team');
  await expect(dialog).toContainText('North');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  const waiting = page.getByRole('region', { name: 'Invitation to a team' });
  await expect(waiting).toContainText('North');
  await expectNoSeriousAxe(page);
  await waiting.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(/type-overview/);
  await expect(bob.switcher()).toContainText('North');
  await ann.context.close();
  await bob.context.close();
});
