import { test as base } from '@playwright/test';
import { isDeep } from './test-depth.ts';

/**
 * In windows that save data. What is loaded ahead would be loaded and read in each of some hundred windows: a seventh of
 * what all of the specs take. Where it matters, a spec has Playwright's own `test`; one that goes deep has it everywhere.
 */
export const test = base.extend<object, object>({
  browser: [
    async ({ browser }, use) => {
      if (!isDeep) {
        const open = browser.newContext.bind(browser);
        browser.newContext = async (options) => {
          const context = await open(options);
          await context.addInitScript(
            `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`,
          );
          return context;
        };
      }
      await use(browser);
    },
    { scope: 'worker' },
  ],
});
