import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { foundTeam } from './found-team.ts';
import { readStorage } from './measured-team.ts';
import { CertificatePages } from './pages/certificate-pages.ts';
import { ReportPage } from './pages/report-page.ts';
import { startOwnServer } from './start-own-server.ts';

type Wanted = { readonly locale: string; readonly mobile: string; readonly organisation: number };

/** The page of a team of its own, on a server of its own, which first figures have reached: as a browser in this language shows it. */
export async function openInLanguage(
  browser: Browser,
  { locale, mobile, organisation }: Wanted,
): Promise<{ page: Page; context: BrowserContext; origin: string; stop: () => Promise<void> }> {
  const { origin, stop } = await startOwnServer();
  const english = await browser.newPage({ baseURL: origin });
  await foundTeam(english, mobile, 'Planners');
  await new CertificatePages(english).attachFrom(organisation);
  await english.goto('/#/ad/overview/type-overview');
  await expect(new ReportPage(english).tile('Spend')).toContainText(/\d/, { timeout: 400_000 });
  const storage = await readStorage(english);
  await english.close();
  const context = await browser.newContext({
    baseURL: origin,
    locale,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/#/home');
  await page.evaluate(
    `Object.assign(localStorage, ${storage}); localStorage.removeItem('tapwright.language')`,
  );
  await page.reload();
  return { page, context, origin, stop };
}
