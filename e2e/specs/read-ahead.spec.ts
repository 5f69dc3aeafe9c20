import { expect, test } from '@playwright/test';
import { beSignedIn } from '../measured-team.ts';
import { ReportPage } from '../pages/report-page.ts';

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
