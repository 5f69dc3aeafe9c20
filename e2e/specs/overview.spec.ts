import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { measuredOwner } from '../measured-team.ts';
import { AccountPage } from '../pages/account-page.ts';
import { ReportPage } from '../pages/report-page.ts';
import { test } from '../test.ts';

/** Numbers as the page writes them in English. */
const figure = (value: number, digits: number) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

test('an owner sees what was spent, down to the keywords, takes it as a file and sends the view on', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.goto('/#/ad/overview/type-overview');
  await new AccountPage(page).signIn(measuredOwner.mobile, measuredOwner.password);
  const trouble = listenForTrouble(page);
  const report = new ReportPage(page);
  await expect(report.tile('Spend')).toContainText(/\d/);
  await page.getByRole('combobox', { name: 'Time zone of days' }).selectOption('UTC');
  await report.chooseRange('This month');
  await expect(page).toHaveURL(/range=thisMonth/);
  await expect(report.table('Campaign groups')).toHaveAttribute('aria-busy', 'false');
  await expectNoSeriousAxe(page);

  // The days it is compared with are underlined; on a phone the whole choice is in reach.
  await page.getByRole('button', { name: /^Time range/ }).click();
  await expect(page.locator('[data-before]').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Today', exact: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  const currency = page.getByRole('combobox', { name: 'Amounts in' });
  await page.getByRole('button', { name: 'Time zone of days, USD' }).click();
  await expect(currency).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(currency).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });

  const { searchParams } = new URL(page.url().replace('/#/', '/'));
  const days = (await report.ask('/reports/findReportCampaignTotal', {
    teamId: searchParams.get('team') ?? '',
    startTime: `${new Date().toISOString().slice(0, 7)}-01`,
    endTime: new Date().toISOString().slice(0, 10),
    timeZone: 'UTC',
    unit: 'USD',
  })) as { totals: { localSpendAmount: number; taps: number } };
  const spend = days.totals.localSpendAmount / 1_000_000;
  expect(spend).toBeGreaterThan(0);
  await expect(report.tile('Spend')).toContainText(figure(spend, 0));
  await expect(report.tile('Taps')).toContainText(figure(days.totals.taps, 0));
  await expect(report.total('Campaign groups')).toContainText(figure(spend, 2));

  // Into the group, a campaign, an ad group: the days stay.
  await report.openFirstRow('Campaign groups');
  await report.openFirstRow('Campaigns');
  await page.keyboard.press('t');
  await expect(report.tile('Spend')).toContainText(/\d/);
  await page.keyboard.press('t');
  await expect(report.tile('Spend')).toBeHidden();
  const adGroup = await report.openFirstRow('Ad groups');
  await expect(page).toHaveURL(/range=thisMonth/);
  await expect(page.getByText('only by days in the ad account’s time zone')).toBeVisible();
  await expect(report.rows('Keywords').first()).toBeVisible();
  await expectNoSeriousAxe(page);

  // By the keyboard alone: to the first row, on, and its cell into the clipboard.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const keyword = await report.rows('Keywords').first().getByRole('gridcell').nth(1).innerText();
  await page.keyboard.press('j');
  await page.keyboard.press('c');
  await expect(page.getByText('Cell copied')).toBeVisible();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(keyword);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).toContain(keyword);

  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: /^Filter by/ })).toBeFocused();
  await page.keyboard.type(keyword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/name=/);
  await expect(report.rows('Keywords').first()).toContainText(keyword);
  await expect(report.table('Keywords')).toHaveAttribute('aria-busy', 'false');
  const seen = await report.total('Keywords').innerText();

  // A colleague's browser, which has chosen nothing yet and whose clock is wrong: days are the server's.
  const other = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  await other.clock.install({ time: Date.now() - 40 * 86_400_000 });
  await other.goto(page.url());
  await new AccountPage(other).signIn(measuredOwner.mobile, measuredOwner.password);
  await expect(other.getByRole('heading', { level: 1, name: adGroup })).toBeVisible();
  await expect(async () => {
    expect(await new ReportPage(other).total('Keywords').innerText()).toBe(seen);
  }).toPass();
  await other.context().close();

  // Columns that were chosen are there after a click elsewhere; what is shown is saved for the team, and opened again.
  await page.goto('/#/ad/overview/keyword-overview');
  await page.getByText('Efficiency', { exact: true }).click();
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
  await page.getByRole('link', { name: 'Keywords', exact: true }).click();
  await expect(report.table('Keywords').getByRole('columnheader', { name: /^Conv/ })).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save as a new view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Raise winners');
  await page.getByRole('checkbox', { name: 'Share with the team' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/view=\d+/);
  await page.getByText('Delivery', { exact: true }).click();
  await page.getByRole('button', { name: 'Raise winners' }).click();
  await page.getByRole('menuitem', { name: /Back to/ }).click();
  await expect(page).toHaveURL(/columns=efficiency/);

  // A list is read, not scrolled for: rows first, whatever stands above them.
  for (const { size, rows } of [
    { size: { width: 1366, height: 657 }, rows: 10 },
    { size: { width: 1440, height: 900 }, rows: 14 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/#/ad/overview/group-overview');
    await expect.poll(async () => report.countRowsInSight('Ad groups')).toBeGreaterThanOrEqual(rows);
  }
  expect(trouble).toEqual([]);
});
