import { expect, test } from '@playwright/test';
import { beSignedIn } from '../measured-team.ts';
import { ReportPage } from '../pages/report-page.ts';

test('where somebody lands is loaded while they sign in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/#/login');
  for (const part of ['frame', 'overview-page', 'plot'])
    await expect.poll(() => asked.filter((url) => url.includes(`/assets/${part}-`))).not.toEqual([]);
});

const lists = [
  ['Overview', 'Campaign groups', '/reports/findReportCampaignGroupList'],
  ['Campaigns', 'Campaigns', '/reports/findReportCampaignList'],
  ['Ad groups', 'Ad groups', '/reports/findReportAdGroupList'],
  ['Keywords', 'Keywords', '/keyords/findList'],
  ['Search terms', 'Search terms', '/reports/findReportKeywordTotalBySearch'],
] as const;

test('whoever points at a list in the menu has its first rows on their way, and they are asked for as the list does', async ({
  page,
}) => {
  await beSignedIn(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/#/user/personal');
  const menu = page.getByRole('navigation').first();
  for (const [entry, table, path] of lists) {
    const ofList = () => asked.filter((url) => url.includes(`${path}?`));
    await menu.getByRole('link', { name: entry, exact: true }).hover();
    await expect.poll(ofList).toHaveLength(1);
    await menu.getByRole('link', { name: entry, exact: true }).click();
    await expect(new ReportPage(page).rows(table).first()).toBeVisible();
    await expect(new ReportPage(page).table(table)).toHaveAttribute('aria-busy', 'false');
    // All of them, after the first ones.
    const questions = ofList().map((url) => url.replace(/&pageSize=\d+/, ''));
    expect([...new Set(questions)]).toHaveLength(1);
  }
});

test('whoever points at other days has their figures on their way, and they are asked for as the page does', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/#/ad/overview/keyword-overview');
  const report = new ReportPage(page);
  await expect(report.rows('Keywords').first()).toBeVisible();
  await expect(report.table('Keywords')).toHaveAttribute('aria-busy', 'false');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const paths = ['/keyords/findList', '/reports/findReportCampaignTotal'];
  const askedOf = (path: string) => asked.filter((url) => url.includes(`${path}?`));
  await page.getByRole('button', { name: /^Time range/ }).click();
  const preset = page.getByRole('button', { name: 'Last 14 days', exact: true });
  await preset.hover();
  for (const path of paths) await expect.poll(() => askedOf(path)).toHaveLength(1);
  await preset.click();
  await expect(page.getByRole('button', { name: /^Time range Last 14 days/ })).toBeVisible();
  await expect(report.table('Keywords')).toHaveAttribute('aria-busy', 'false');
  for (const path of paths) {
    const questions = askedOf(path).map((url) => url.replace(/&pageSize=\d+/, ''));
    expect([...new Set(questions)]).toHaveLength(1);
  }
});
