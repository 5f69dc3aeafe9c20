import { expect, type Browser } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { AccountPage } from '../pages/account-page.ts';
import { TeamPage } from '../pages/team-page.ts';
import { test } from '../test.ts';

/** A window of somebody new, with a mobile number, so that they may create teams. */
async function openAs(browser: Browser, baseURL: string | undefined, mobile: string) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' });
  const page = await context.newPage();
  const accountPage = new AccountPage(page);
  await accountPage.open('register');
  await accountPage.register(mobile, 'My_first_pass1');
  const team = new TeamPage(page);
  await team.bell().waitFor();
  return { team, trouble: listenForTrouble(page) };
}

test('two people in two windows: invited, role lowered, removed, dissolved, and each sees it at once', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const [annsMobile, bobsMobile] = ['13700137001', '13700137002'];
  const { team: ann, trouble: annsTrouble } = await openAs(browser, baseURL, annsMobile);
  const { team: bob, trouble: bobsTrouble } = await openAs(browser, baseURL, bobsMobile);
  await bob.create('Bobs own');
  await ann.create('North');
  await ann.open();
  await expect(ann.teamName()).toHaveText('North');

  await test.step('invited: refused for oneself, sent to the other, who is asked without reloading', async () => {
    await ann.invite(annsMobile, 'Admin');
    await expect(ann.dialog()).toContainText('This is your own account');
    await expectNoSeriousAxe(ann.page);
    await ann.dialog().locator('input[name="account"]').fill(bobsMobile);
    await ann.submitAgain('Send invitation', '/team/user/add');
    await expect(ann.said('Invitation sent')).toBeVisible();
    await ann.tab('Invitations').click();
    await expect(ann.row(bobsMobile)).toContainText('Open');
    await expect(bob.dialog()).toContainText('invites you to North as Admin');
    await bob.submit('Accept');
  });

  await test.step('accepted: both lists are right', async () => {
    // The dialog hides the list behind it, so it is answered first.
    await ann.dialog().getByRole('button', { name: 'Got it' }).click();
    await expect(ann.row(bobsMobile)).toContainText('Accepted');
    await ann.tab('Members').click();
    await expect(ann.page.getByRole('row')).toHaveCount(3);
    await bob.switcher().click();
    await bob.page.getByRole('menuitem', { name: 'North' }).click();
    await expect(bob.switcher()).toContainText('North');
    await bob.menuEntry('Collaborators').click();
    await expect(bob.page.getByRole('row')).toHaveCount(3);
    await expect(bob.inviteButton()).toBeVisible();
    await expectNoSeriousAxe(bob.page);
  });

  await test.step('in the middle of a form: what is typed stays, and the server has the last word', async () => {
    await bob.inviteButton().click();
    await bob.dialog().locator('input[name="account"]').fill('later@halden.example');
    await ann.choose('Admin', 'Change role and scope');
    await ann.chooseRole('Finance');
    await ann.submit('Change');
    await expect(ann.row('Finance')).toBeVisible();
    await expect(bob.dialog().filter({ hasText: 'Your role in North is now Finance' })).toBeVisible();
    await bob.dialog().getByRole('button', { name: 'Got it' }).click();
    await expect(bob.dialog().locator('input[name="account"]')).toHaveValue('later@halden.example');
    await bob.submit('Send invitation');
    await expect(bob.dialog()).toContainText('Your role in this team does not allow this');
    await bob.submit('Cancel');
  });

  await test.step('lowered: the menu and the open page have changed at once', async () => {
    await expect(bob.inviteButton()).toBeHidden();
    await expect(bob.menuEntry('Overview')).toBeHidden();
    await expect(bob.menuEntry('Collaborators')).toBeVisible();
    await expect(bob.switcher()).toContainText('Finance');
    await bob.tab('Permission details').click();
    await expect(bob.page.getByRole('columnheader', { name: /Your role/ })).toContainText('Finance');
    await expectNoSeriousAxe(bob.page);
  });

  await test.step('removed: an alert, and the next team', async () => {
    await ann.choose('Finance', 'Remove from the team');
    await ann.submit('Remove');
    await expect(ann.page.getByRole('row')).toHaveCount(2);
    await expect(bob.dialog()).toContainText('You were removed from North');
    await bob.dialog().getByRole('button', { name: 'Got it' }).click();
    await expect(bob.switcher()).toContainText('Bobs own');
    await expect(bob.menuEntry('Overview')).toBeVisible();
  });

  await test.step('dissolved: the name is asked for, and whoever was in it is told', async () => {
    await ann.create('South');
    await ann.open();
    await ann.invite(bobsMobile, 'Read only');
    await bob.submit('Accept');
    await ann.dialog().getByRole('button', { name: 'Got it' }).click();
    await ann.dissolve('Sout');
    await expect(ann.dialog()).toContainText('This does not match the team name');
    await ann.dialog().locator('input[name="teamName"]').fill('South');
    await ann.submit('Dissolve the team');
    await expect(bob.dialog()).toContainText('The team South was dissolved');
    await expect(ann.switcher()).toContainText('North');
  });

  expect(bobsTrouble.filter((text) => !text.includes('403'))).toEqual([]);
  expect(annsTrouble.filter((text) => !/40[09]/.test(text))).toEqual([]);
});
