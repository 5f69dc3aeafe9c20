import { type Browser, type BrowserContextOptions, expect, test, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { foundTeam } from '../found-team.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { CertificatePages } from '../pages/certificate-pages.ts';
import { ConsoleFrame } from '../pages/console-frame.ts';
import { ReportPage } from '../pages/report-page.ts';

const languages = ['zh-CN', 'zh-TW', 'en', 'ja', 'ko'];
const widths = [1440, 390];
const publicPages = ['/home', '/login', '/account', '/404'];

async function open(page: Page, path: string) {
  await page.goto(`/#${path}`);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function expectAxe(page: Page, colorSchemes: readonly ('light' | 'dark')[]) {
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoSeriousAxe(page);
  }
}

/** What is drawn to measure, such as a chart, follows its window a moment later. */
async function expectFits(page: Page) {
  await expect
    .poll(() => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'), {
      message: `${page.url()} is wider than its window`,
    })
    .toBeLessThanOrEqual(0);
}

async function look(page: Page, path: string) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 992;
  await open(page, path);
  // The colours are the same at every width.
  await expectAxe(page, isPhone ? ['light'] : ['light', 'dark']);
  await expectFits(page);
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

/** Somebody's session in another browser window. */
async function openAs(kept: string, browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const tab = await (await browser.newContext(options)).newPage();
  await tab.goto('/#/home');
  await tab.evaluate(`Object.assign(localStorage, ${kept})`);
  await tab.reload();
  return tab;
}

test('what a team sees of its ads can be read and used by everybody', async ({ page, browser, baseURL }) => {
  test.setTimeout(900_000);
  await foundTeam(page, '13700137061', 'Every page');
  await new CertificatePages(page).attachFrom(2);
  await page.goto('/#/report-centre?report=new');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Morning numbers');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Morning numbers' })).toBeVisible();
  await page.getByRole('button', { name: 'CSV' }).click();
  await expect(page).toHaveURL(/tab=runs/);
  const report = new ReportPage(page);
  await page.goto('/#/ad/overview/type-overview');
  await expect(report.tile('Spend')).toContainText(/\d/, { timeout: 300_000 });
  await report.chooseRange('This month');
  await report.openFirstRow('Campaign groups');
  await report.openFirstRow('Campaigns');
  await report.openFirstRow('Ad groups');
  const adGroup = page.url().split('#')[1] ?? '';
  const paths = [
    '/ad/overview/type-overview',
    '/ad/overview/type-overview?by=country',
    '/ad/overview/series-overview',
    '/ad/overview/group-overview',
    ...['', '&tab=searchTerms', '&tab=negatives', '&tab=audience', '&tab=trend'].map((tab) => adGroup + tab),
    '/finance/index',
    '/report-centre',
    '/report-centre?report=new',
    '/report-centre?tab=runs',
    '/user/user_manager',
    '/user/user_manager?tab=invitations',
    '/user/zs_manager',
  ];
  const kept = await page.evaluate<string>('JSON.stringify(localStorage)');
  for (const language of languages) {
    const tab = await openAs(kept, browser, {
      ...(baseURL === undefined ? {} : { baseURL }),
      locale: language,
    });
    const trouble = listenForTrouble(tab);
    // Parts and colours are the same in every language; words and the room they need are not.
    const isFirst = language === languages[0];
    for (const path of paths)
      await test.step(`${path} in ${language}`, async () => {
        await tab.setViewportSize({ width: 1440, height: 900 });
        await open(tab, path);
        await expectAxe(tab, isFirst ? ['dark', 'light'] : ['light']);
        await expectFits(tab);
        await tab.setViewportSize({ width: 390, height: 844 });
        if (isFirst) await expectAxe(tab, ['light']);
        await expectFits(tab);
      });
    expect(trouble).toEqual([]);
    await tab.context().close();
  }
});
