import { expect, type Page, test } from '@playwright/test';
import { expectNoSeriousAxe } from './expect-no-serious-axe.ts';
import { isDeep } from './test-depth.ts';

const languages = ['zh-CN', 'zh-TW', 'en', 'ja', 'ko'] as const;
type Language = (typeof languages)[number];
type Size = { width: number; height: number };

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** Parts and colours are the same in every language; words and the room they need are not. */
const languagesForAxe: readonly Language[] = isDeep ? languages : ['zh-CN'];
/** Words that are long are too long for a narrow window first, and English and Japanese have the longest. */
const narrowLanguages: readonly Language[] = isDeep ? languages : ['zh-CN', 'en', 'ja'];
const languagesOf = (size: Size) => (size === narrow ? narrowLanguages : languagesForAxe);

async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(`/#${path}`);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** What is drawn to measure, such as a chart, follows its window a moment later. */
async function expectFits(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'), {
      message: `${page.url()} is wider than its window`,
    })
    .toBeLessThanOrEqual(0);
}

/** The colours are the same at every width: each appearance is looked at once, and deep both in a wide window. */
async function expectAxe(page: Page, size: Size): Promise<void> {
  const ofWide = isDeep ? (['dark', 'light'] as const) : (['dark'] as const);
  const colorSchemes = size === wide ? ofWide : (['light'] as const);
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoSeriousAxe(page);
  }
}

/** As if another tab had chosen it: the page stays and says everything anew. */
async function readIn(page: Page, language: Language): Promise<void> {
  await page.evaluate(
    `localStorage.setItem('tapwright.language', '"${language}"');
     dispatchEvent(new StorageEvent('storage', { key: 'tapwright.language', storageArea: localStorage }));`,
  );
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
}

/** Each is opened once, and read in every language in a narrow window; deep in a wide one, too. */
export async function lookAtEach(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize(wide);
      await openPath(page, path);
      for (const size of [wide, narrow]) {
        await page.setViewportSize(size);
        for (const language of languagesOf(size))
          await test.step(`${size.width} ${language}`, async () => {
            await readIn(page, language);
            if (languagesForAxe.includes(language)) await expectAxe(page, size);
            await expectFits(page);
          });
      }
    });
}
