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

type Asked = { path: string; hasAxe?: boolean };

async function look(page: Page, { path, hasAxe = true }: Asked) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 992;
  await page.goto(`/#${path}`);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // The colours are the same at every width.
  for (const colorScheme of isPhone ? (['light'] as const) : (['light', 'dark'] as const)) {
    if (!hasAxe) break;
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
      for (const path of publicPages) await look(tab, { path });
      await tab.evaluate(`Object.assign(localStorage, ${kept})`);
      await tab.reload();
      await look(tab, { path: '/user/personal' });
      await look(tab, { path: '/user/personal?tab=sessions' });
      await look(tab, { path: '/user/operation-log' });
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
  test.setTimeout(600_000);
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
  for (const language of languages)
    for (const width of widths) {
      const viewport = { width, height: 844 };
      const tab = await openAs(kept, browser, {
        ...(baseURL === undefined ? {} : { baseURL }),
        locale: language,
        viewport,
      });
      const trouble = listenForTrouble(tab);
      // What a phone shows is built the same in every language; whether it fits is not.
      const hasAxe = width > 992 || language === 'en';
      for (const path of paths)
        await test.step(`${path} at ${width} in ${language}`, () => look(tab, { path, hasAxe }));
      expect(trouble).toEqual([]);
      await tab.context().close();
    }
});
