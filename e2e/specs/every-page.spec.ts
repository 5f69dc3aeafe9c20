import { expect } from '@playwright/test';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { lookAtEach } from '../look-at-page.ts';
import { ConsoleFrame } from '../pages/console-frame.ts';
import { test } from '../test.ts';

const publicPages = ['/home', '/login', '/account', '/404'];
const ownPages = ['/user/personal', '/user/personal?tab=sessions', '/user/operation-log'];

test('what a stranger sees can be read and used by everybody', async ({ page }) => {
  test.slow();
  const trouble = listenForTrouble(page);
  await lookAtEach(page, publicPages);
  expect(trouble).toEqual([]);
});

test('what a person sees of their own can be read and used by everybody', async ({ page }) => {
  test.slow();
  await new ConsoleFrame(page).signIn();
  const trouble = listenForTrouble(page);
  await lookAtEach(page, ownPages);
  expect(trouble).toEqual([]);
});

for (const language of ['zh-TW', 'ja'])
  test.describe(`a browser in ${language}`, () => {
    test.use({ locale: language });
    test('is met in its language', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('main').waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
    });
  });
