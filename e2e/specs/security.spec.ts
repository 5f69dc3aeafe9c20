import { expect, test } from '@playwright/test';
import { codeOf } from '../authenticator.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { AccountPage } from '../pages/account-page.ts';
import { ConsoleFrame } from '../pages/console-frame.ts';
import { PersonalPage } from '../pages/personal-page.ts';

test('sets up an authenticator app, and from then on signs in with a code of it', async ({ page }) => {
  const trouble = listenForTrouble(page, 'expected');
  const account = 'second.factor@halden.example';
  const password = 'My_first_pass1';
  const accountPage = new AccountPage(page);
  const personal = new PersonalPage(page);
  const frame = new ConsoleFrame(page);
  await accountPage.open('register');
  await accountPage.register(account, password);
  await frame.personMenu().waitFor();
  await page.goto('/#/user/personal?tab=security');
  await page.getByRole('button', { name: 'Set up' }).click();
  await personal.confirm(password);
  const secret = (await page.getByTestId('secret').textContent()) ?? '';
  await page.getByLabel('Code from the app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const recoveryCode = await page
    .getByRole('listitem')
    .filter({ hasText: /^[A-Z2-7-]{19}$/ })
    .first()
    .textContent();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();

  await frame.signOut();
  await accountPage.signIn(account, password);
  await page.getByLabel('Code from the app').fill(recoveryCode ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await frame.personMenu().waitFor();
  expect(trouble).toEqual([]);
});
