import { expect } from '@playwright/test';
import { admin } from '../credentials.ts';
import { ConsoleFrame } from '../pages/console-frame.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { test } from '../test.ts';

test('leads back to the page that was asked for', async ({ page }) => {
  await page.goto('/#/user/personal?from=mail');
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await new SignInPage(page).signIn(admin);
  await expect(page).toHaveURL(/#\/user\/personal\?from=mail$/);
  await expect(new ConsoleFrame(page).heading()).toHaveText('Account settings');
});

test('never leads to another site', async ({ page, baseURL }) => {
  await page.goto(`/#/login?redirect=${encodeURIComponent('//example.com/#/home')}`);
  await new SignInPage(page).signIn(admin);
  await new ConsoleFrame(page).personMenu().waitFor();
  expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
});

test('tells a wrong password beside the field, and the password never travels readable', async ({ page }) => {
  const signInPage = new SignInPage(page);
  await signInPage.open();
  const sent = page.waitForRequest('**/account/login');
  await signInPage.signIn({ account: 'admin', password: 'Wrong_pass1' });
  expect((await sent).postData()).not.toContain('Wrong_pass1');
  await expect(page.getByText('Wrong account or password')).toBeVisible();
  await expect(signInPage.password()).toHaveAttribute('aria-invalid', 'true');
});

test('says for 5 s that nothing can be had while the network is away', async ({ page, context }) => {
  const signInPage = new SignInPage(page);
  await signInPage.open();
  await context.setOffline(true);
  await signInPage.signIn(admin);
  await expect(page.getByRole('alert')).toHaveText('Data retrieval abnormal, try again later');
  await expect(page.getByRole('alert')).toBeHidden({ timeout: 20_000 });
});

test('signs out in every tab at once', async ({ page, context }) => {
  const frame = new ConsoleFrame(page);
  await frame.signIn();
  await page.goto('/#/user/personal');
  const other = await context.newPage();
  await other.goto('/#/user/personal');
  await new ConsoleFrame(other).personMenu().waitFor();

  const readKept = () => page.evaluate<string>('JSON.stringify([localStorage, sessionStorage])');
  expect(await readKept()).toContain('token');
  await frame.signOut();
  await expect(page.getByRole('alert')).toHaveText('Signed out successfully');
  const kept = await readKept();
  for (const personal of ['token', 'nickName', 'mobile', 'email']) expect(kept).not.toContain(personal);
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fuser%2Fpersonal$/);
  await expect(other).toHaveURL(/#\/login\?redirect=%2Fuser%2Fpersonal$/);
});

test('leads to sign-in when the session has ended elsewhere', async ({ page, request }) => {
  // Otherwise the page would hear of it before it asks for anything.
  await page.routeWebSocket(/\/notice\//, () => undefined);
  const frame = new ConsoleFrame(page);
  const reading = page.waitForRequest('**/userInfo/findUser');
  await frame.signIn();
  const authorization = (await (await reading).allHeaders())['authorization'] ?? '';
  await request.post('/account/logout', { headers: { authorization } });
  await page.goto('/#/account');
  await expect(frame.heading().first()).toHaveText('Service agreement');
  await page.goto('/#/user/personal');
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fuser%2Fpersonal$/);
  await expect(page.getByRole('alert')).toHaveText('Login expired, please log in first');
});
