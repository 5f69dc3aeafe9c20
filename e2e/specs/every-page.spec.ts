import { expect, test } from '@playwright/test';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { languages, languagesForAxe, lookAtEach } from '../look-at-page.ts';
import { ConsoleFrame } from '../pages/console-frame.ts';

const publicPages = ['/home', '/login', '/account', '/404'];
const ownPages = ['/user/personal', '/user/personal?tab=sessions', '/user/operation-log'];

for (const language of languages)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    const withAxe = languagesForAxe.includes(language);

    test('what a stranger sees can be read and used by everybody', async ({ page }) => {
      if (withAxe) test.slow();
      const trouble = listenForTrouble(page);
      await lookAtEach(page, publicPages, withAxe);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(trouble).toEqual([]);
    });

    test('what a person sees of their own can be read and used by everybody', async ({
      page,
      browser,
      baseURL,
    }) => {
      if (withAxe) test.slow();
      // Signing in is in English; whoever comes back with the session has their own language.
      const english = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        locale: 'en-US',
      });
      const first = await english.newPage();
      await new ConsoleFrame(first).signIn();
      const storage = await first.evaluate<string>('JSON.stringify(localStorage)');
      await english.close();
      const trouble = listenForTrouble(page);
      await page.goto('/#/home');
      await page.evaluate(`Object.assign(localStorage, ${storage})`);
      await page.reload();
      await lookAtEach(page, ownPages, withAxe);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(trouble).toEqual([]);
    });
  });
