import { expect, test, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { ConsoleFrame } from '../pages/console-frame.ts';

const languages = ['zh-CN', 'zh-TW', 'en', 'ja', 'ko'];
const widths = [1440, 390];
const publicPages = ['/home', '/login', '/account', '/404'];

async function look(page: Page, path: string) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 992;
  await page.goto(`/#${path}`);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  // The colours are the same at every width.
  for (const colorScheme of isPhone ? (['light'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoSeriousAxe(page);
  }
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  expect(overflow, `${path} is wider than its window`).toBeLessThanOrEqual(0);
}

for (const language of languages) {
  test(`can be read and used by everybody in ${language}`, async ({ page, browser, baseURL }) => {
    test.slow();
    await new ConsoleFrame(page).signIn();
    const kept = await page.evaluate<string>('JSON.stringify(localStorage)');
    for (const width of widths) {
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        locale: language,
        viewport: { width, height: 900 },
      });
      const tab = await context.newPage();
      const trouble = listenForTrouble(tab);
      for (const path of publicPages) await look(tab, path);
      await tab.evaluate(`Object.assign(localStorage, ${kept})`);
      await tab.reload();
      await look(tab, '/user/personal');
      await look(tab, '/user/personal?tab=sessions');
      await look(tab, '/user/operation-log');
      expect(await tab.locator('html').getAttribute('lang')).toBe(language);
      expect(trouble).toEqual([]);
      await context.close();
    }
  });
}
