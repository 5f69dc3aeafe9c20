import { expect, type Page } from '@playwright/test';
import { codeOf } from '../authenticator.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { AccountPage } from '../pages/account-page.ts';
import { ConsoleFrame } from '../pages/console-frame.ts';
import { PersonalPage } from '../pages/personal-page.ts';
import { onlyDeep } from '../test-depth.ts';
import { test } from '../test.ts';

/** A security key of the browser's own making, with a finger on it. */
async function plugInKey(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

test('adds a passkey, and signs in with it alone', async ({ page }) => {
  onlyDeep();
  const trouble = listenForTrouble(page, 'expected');
  const password = 'My_first_pass1';
  const accountPage = new AccountPage(page);
  const frame = new ConsoleFrame(page);
  await plugInKey(page);
  await accountPage.open('register');
  await accountPage.register('pass.key@halden.example', password);
  await frame.personMenu().waitFor();
  await page.goto('/#/user/personal?tab=security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name').fill('Test key');
  await page.getByRole('button', { name: 'Continue' }).click();
  await new PersonalPage(page).confirm(password);
  await expect(page.getByRole('button', { name: 'Remove Test key' })).toBeVisible();

  await frame.signOut();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await frame.personMenu().waitFor();
  await page.goto('/#/user/personal?tab=sessions');
  await expect(page.getByText(/^Passkey, since/)).toBeVisible();
  expect(trouble).toEqual([]);
});

test('sets up an authenticator app, and from then on signs in with a code of it', async ({ page }) => {
  onlyDeep();
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
    .filter({ hasText: /^[A-Z2-7-]{29}$/ })
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
