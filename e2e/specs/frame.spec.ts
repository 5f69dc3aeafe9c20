import { expect } from '@playwright/test';
import { admin } from '../credentials.ts';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { ConsoleFrame } from '../pages/console-frame.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { onlyDeep } from '../test-depth.ts';
import { test } from '../test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('signed in', () => {
  let frame: ConsoleFrame;
  test.beforeEach(async ({ page }) => {
    frame = new ConsoleFrame(page);
    await frame.signIn();
  });

  test('the sidebar folds with its key and is found as it was left', async ({ page }) => {
    const fold = page.getByRole('button', { name: 'Collapse' });
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('[');
    await page.reload();
    const unfold = page.getByRole('button', { name: 'Expand' });
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await unfold.click();
    await expect(fold).toBeVisible();
  });

  test('the sidebar folds by itself at 1300, and below 992 it is a drawer', async ({ page }) => {
    const widthOf = async () => (await page.getByRole('complementary').boundingBox())?.width;
    await page.setViewportSize({ width: 1301, height: 800 });
    await expect.poll(widthOf).toBe(240);
    await page.setViewportSize({ width: 1300, height: 800 });
    await expect.poll(widthOf).toBe(80);
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(frame.sidebar()).toBeHidden();

    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(frame.sidebar()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(frame.sidebar()).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();

    await page.getByRole('button', { name: 'Open the menu' }).click();
    await frame.sidebar().getByRole('link', { name: 'Operation log' }).click();
    await expect(frame.sidebar()).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('an unknown address keeps the menu around it', async ({ page }) => {
    await page.goto('/#/nowhere');
    await expect(page).toHaveURL(/#\/404$/);
    await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
    await expectNoSeriousAxe(page);
    await frame.sidebar().getByRole('link', { name: 'Operation log' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Operation log' })).toBeVisible();
  });

  test('a page that takes long shows that it comes, and what is left cannot be pressed', async ({ page }) => {
    const arrival = Promise.withResolvers<undefined>();
    await page.route('**/operation-log-page-*.js', async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await frame.sidebar().getByRole('link', { name: 'Operation log' }).click();
    await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toBeVisible();
    await expect(page.locator('main [inert]')).toHaveCount(1);
    arrival.resolve(undefined);
    await expect(page.getByRole('heading', { level: 1, name: 'Operation log' })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.locator('main [inert]')).toHaveCount(0);
  });

  test('the palette goes anywhere without the pointer and gives the focus back', async ({ page }) => {
    const find = page.getByRole('button', { name: /Go to a page or run a command…/ });
    await find.focus();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(frame.palette()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(find).toBeFocused();

    await page.keyboard.press('ControlOrMeta+k');
    await expect(frame.palette()).toBeFocused();
    await page.keyboard.type('agree');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/account$/);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('what is typed while the palette loads stands in it', async ({ page }) => {
    const find = page.getByRole('button', { name: /Go to a page or run a command…/ });
    await find.focus();
    const asked = Promise.withResolvers<void>();
    const typed = Promise.withResolvers<void>();
    await page.route(/\/palette-[^/]*\.js/, async (route) => {
      asked.resolve();
      await typed.promise;
      await route.continue();
    });
    await page.keyboard.press('ControlOrMeta+k');
    await asked.promise;
    await page.keyboard.type('agrx');
    await page.keyboard.press('Backspace');
    typed.resolve();
    await expect(frame.palette()).toBeFocused();
    await page.keyboard.type('ee');
    await expect(frame.palette()).toHaveValue('agree');
    await page.keyboard.press('Escape');
    await expect(find).toBeFocused();
  });

  test('the list of keys opens with ?, but not while somebody types', async ({ page }) => {
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.keyboard.press('?');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.goto('/#/user/personal?tab=display');
    await page.getByLabel('Time zone for times shown').press('?');
    await expect(list).toBeHidden();
  });

  test('language, appearance, unit and clock are kept', async ({ page }) => {
    await page.goto('/#/user/personal?tab=display');
    await page.getByLabel('Time zone for times shown').fill('Asia/Kolkata');
    for (const choice of ['RMB', 'Dark', '日本語']) {
      await page.getByRole('main').getByText(choice, { exact: true }).click();
    }
    await expect(frame.heading()).toHaveText('アカウント設定');
    await page.reload();

    await expect(frame.heading()).toHaveText('アカウント設定');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(page).toHaveTitle('アカウント設定 – Tapwright');
    await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
    await expect(page.getByRole('radio', { name: 'RMB' }).last()).toBeChecked();
    await expect(page.getByLabel('時刻表示のタイムゾーン')).toHaveValue('Asia/Kolkata');
  });
});

test('a chosen appearance is there before the console is', async ({ page }) => {
  await page.addInitScript("localStorage.setItem('tapwright.appearance', '\"dark\"')");
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
});

test('what floats over the page can be used by everybody', async ({ page }) => {
  test.slow();
  const trouble = listenForTrouble(page);
  const frame = new ConsoleFrame(page);
  await frame.signIn();
  const openers = [
    () => page.keyboard.press('ControlOrMeta+k'),
    () => page.keyboard.press('?'),
    () => frame.personMenu().click(),
    () => page.getByRole('button', { name: 'Language' }).click(),
  ];
  for (const open of openers) {
    await open();
    await page.locator('[role="dialog"], [role="menu"]').waitFor();
    await expectNoSeriousAxe(page);
    await page.keyboard.press('Escape');
    await page.locator('[role="dialog"], [role="menu"]').waitFor({ state: 'detached' });
  }
  expect(trouble).toEqual([]);
});

test('a browser without live connections is told so, and the focus returns', async ({ page }) => {
  await page.addInitScript('delete window.WebSocket');
  const signInPage = new SignInPage(page);
  await signInPage.open();
  await signInPage.signIn(admin);
  const dialog = page.getByRole('dialog', { name: 'Live updates are not available' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('an address that leads nowhere says so', async ({ page }) => {
  onlyDeep();
  for (const address of ['/#/nowhere', '/#/ad/nowhere', '/#/finance/nowhere']) {
    await page.goto(address);
    await expect(page).toHaveURL(/#\/404$/);
    await expect(page.getByRole('heading')).toHaveText('This page does not exist');
  }
});

test('everything leads home while the console is closed', async ({ page }) => {
  await page.route('**/frame/settings', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, data: { ...data, closed: true } } });
  });
  for (const address of ['/#/login', '/#/user/personal', '/#/account', '/#/nowhere']) {
    await page.goto(address);
    await expect(page).toHaveURL(/#\/home$/);
  }
  await expect(page.getByText('Tapwright is currently closed.')).toBeVisible();
});
