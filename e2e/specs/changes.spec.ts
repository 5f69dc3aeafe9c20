import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { beSignedIn, readMeasuredTeam } from '../measured-team.ts';
import { ReportPage } from '../pages/report-page.ts';
import { untilApple } from '../until-apple.ts';
import { test } from '../test.ts';

/** The keywords of the measured team's ad group, signed in as its owner. */
async function openKeywords(page: Page): Promise<ReportPage> {
  const { adGroup } = readMeasuredTeam();
  await beSignedIn(page);
  await page.goto(`/#${adGroup}`);
  const report = new ReportPage(page);
  await expect(report.rows('Keywords').first()).toBeVisible();
  await expect(report.table('Keywords')).toHaveAttribute('aria-busy', 'false');
  return report;
}

const said = (page: Page, text: RegExp) => page.getByRole('alert').filter({ hasText: text });

/** To the keyword in this row, by its name: the list may be sorted anew by then. */
async function focusRow(report: ReportPage, place: number): Promise<string> {
  const cell = report.rows('Keywords').nth(place).locator('td').nth(1);
  await cell.focus();
  return cell.innerText();
}

test('by keyboard a bid is changed and taken back, and a colleague with the same keyword open sees it', async ({
  page,
  browser,
}) => {
  test.slow();
  const trouble = listenForTrouble(page);
  const report = await openKeywords(page);
  await focusRow(report, 0);
  await page.keyboard.press('e');
  const bid = page.getByRole('textbox', { name: 'Bid' });
  await expect(bid).toBeFocused();
  await expectNoSeriousAxe(page);

  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await focusRow(await openKeywords(other), 0);
  await other.keyboard.press('e');
  const before = await bid.inputValue();
  await expect(other.getByRole('textbox', { name: 'Bid' })).toHaveValue(before);

  const lower = (Number(before) - 0.05).toFixed(2);
  await bid.fill(lower);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Live at Apple' })).toBeVisible(untilApple);
  await expect(other.getByRole('textbox', { name: 'Bid' })).toHaveValue(lower);

  await page.keyboard.press('Escape');
  await expect(said(page, /^Operation successful: /)).toContainText(`${before} → ${lower}`, untilApple);
  await said(page, /^Operation successful: /)
    .getByRole('button', { name: 'Undo' })
    .press('Enter');
  await expect(said(page, /^Operation successful: /)).toContainText(`${lower} → ${before}`, untilApple);
  await expect(other.getByRole('textbox', { name: 'Bid' })).toHaveValue(before);

  // Both stand in the list, with their values; the page of one can be read by everybody.
  await page.goto('/#/ad/changes');
  const rows = page.getByRole('table', { name: 'Changes' }).locator('tbody tr');
  const lowered = rows.filter({ hasText: `${before} → ${lower}` });
  await expect(rows.filter({ hasText: `${lower} → ${before}` })).toContainText('Undo');
  await lowered.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${before} → ${lower}`);
  await expectNoSeriousAxe(page);
  expect(trouble).toEqual([]);
});

test('a bid above that of its ad group is refused at the field, and nothing leaves', async ({ page }) => {
  const report = await openKeywords(page);
  await focusRow(report, 1);
  await page.keyboard.press('e');
  const bid = page.getByRole('textbox', { name: 'Bid' });
  await bid.fill('900');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The bid cannot be above the max CPT')).toBeVisible();
  await expect(bid).toBeFocused();
  await expect(said(page, /./)).toHaveCount(0);
});

test('a keyword is paused and activated by one key', async ({ page }) => {
  test.slow();
  const report = await openKeywords(page);
  const name = await focusRow(report, 2);
  const row = report.rows('Keywords').filter({ hasText: name }).first();
  await page.keyboard.press('p');
  await expect(said(page, /^Operation successful: /)).toContainText('Running → Paused', untilApple);
  await expect(row).toContainText('Paused');
  await row.locator('td').first().focus();
  await page.keyboard.press('p');
  await expect(said(page, /^Operation successful: /)).toContainText('Paused → Running', untilApple);
  await expect(row).toContainText('Running');
});

test('a removal is looked at first, said to be final, and has no way back', async ({ page }) => {
  test.slow();
  const report = await openKeywords(page);
  const rows = report.rows('Keywords');
  const last = (await rows.count()) - 1;
  const menu = rows.nth(last).getByRole('button', { name: /^Actions for/ });
  const name = (await menu.getAttribute('aria-label'))?.replace('Actions for ', '') ?? '';
  await rows.nth(last).locator('td').nth(2).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Remove…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Remove: ${name}` });
  const remove = dialog.getByRole('button', { name: 'Remove 1 now' });
  await expect(remove).toBeDisabled();
  await expectNoSeriousAxe(page);
  await dialog.getByRole('checkbox', { name: /Removing is final at Apple/ }).press('Space');
  await remove.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(said(page, /^Deleted successfully: /)).toContainText(name, untilApple);
  await expect(said(page, /^Deleted successfully: /).getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('why something is not serving is told level by level', async ({ page }) => {
  const report = await openKeywords(page);
  await focusRow(report, 0);
  await page.keyboard.press('w');
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading', { name: /^Campaign/ })).toBeVisible();
  await expect(panel.getByRole('heading', { name: /^Keyword/ })).toBeVisible();
  await expectNoSeriousAxe(page);
});
