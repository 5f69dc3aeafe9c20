import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { openOwnKeywords, ownKeywords } from '../open-own-keywords.ts';
import { PersonWindow } from '../pages/person-window.ts';
import { ReportPage } from '../pages/report-page.ts';
import { onlyDeep } from '../test-depth.ts';
import { untilApple } from '../until-apple.ts';
import { test } from '../test.ts';

const said = (page: Page, text: RegExp) => page.getByRole('alert').filter({ hasText: text });
const selectedOn = (page: Page) => page.getByRole('complementary', { name: 'Selected rows' });
const previewOf = (page: Page) => page.getByRole('dialog', { name: /^Change: / });
const focusRow = async (report: ReportPage, place: number) =>
  report.rows('Keywords').nth(place).locator('td').nth(1).focus();

/** What a clock in the ad account's zone shows some minutes from now on Apple's, as a field takes it. */
async function inMinutes(report: ReportPage, minutes: number, timeZone: string): Promise<string> {
  const { reportTime } = (await report.ask('/frame/settings', {})) as { reportTime: string };
  const at = new Date(Date.parse(reportTime) + minutes * 60_000);
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    at,
  );
  return text.replace(' ', 'T');
}

async function stepClock(report: ReportPage, minutes: number): Promise<void> {
  const { sandboxPage } = (await report.ask('/frame/settings', {})) as { sandboxPage: string };
  const stepped = await report.page.request.post(`${sandboxPage}/clock`, {
    data: { stepMs: minutes * 60_000 },
  });
  expect(stepped.ok()).toBe(true);
}

/** Pauses the keyword with the cursor at an hour of Apple's clock, which is not far. */
async function schedulePause(report: ReportPage, place: number): Promise<void> {
  const { page } = report;
  await focusRow(report, place);
  await page.keyboard.press('x');
  await selectedOn(page).getByRole('button', { name: 'Pause' }).click();
  const preview = previewOf(page);
  await preview.getByRole('radio', { name: 'At an hour' }).check();
  const zone = /In the time zone of the ad account, (.+)\./.exec(await preview.innerText())?.[1];
  expect(zone).toBe('Eastern Time');
  await preview.getByLabel('Day and hour').fill(await inMinutes(report, 3, 'America/New_York'));
  await preview.getByRole('button', { name: 'Schedule 1' }).click();
  await expect(preview).toBeHidden();
}

test('a colleague’s changes wait for a yes on a phone, two people meet on one bid, and an hour comes', async ({
  page,
  browser,
}) => {
  onlyDeep();
  test.slow();
  page.setDefaultTimeout(30_000);
  const trouble = listenForTrouble(page);
  const { report } = await openOwnKeywords(page, 'pair', 4);
  const rows = report.rows('Keywords');
  const bob = await PersonWindow.openColleague(browser, 'adManager');
  bob.page.setDefaultTimeout(30_000);

  await test.step('a pause waits for its hour', async () => {
    await schedulePause(report, 3);
    await expect(rows.nth(3)).toContainText('Paused');
    await stepClock(report, 4);
  });

  await test.step('whatever an ad manager changes needs a second person from now on', async () => {
    await page.goto('/#/user/user_manager?tab=policy');
    await page.getByRole('checkbox', { name: 'Ad manager' }).check();
    await expectNoSeriousAxe(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(said(page, /^Saved/)).toBeVisible();
  });

  const theirs = new ReportPage(bob.page);
  await test.step('his rise of two bids is proposed, not sent', async () => {
    await bob.page.goto(ownKeywords('pair'));
    await expect(theirs.table('Keywords')).toHaveAttribute('aria-busy', 'false');
    for (const place of [0, 1]) await theirs.rows('Keywords').nth(place).getByRole('checkbox').check();
    await selectedOn(bob.page).getByRole('button', { name: 'Bid…' }).click();
    await bob.page.getByLabel('By or to').fill('+10%');
    await bob.page.keyboard.press('Enter');
    await previewOf(bob.page).getByRole('button', { name: 'Propose 2' }).click();
    await expect(previewOf(bob.page)).toBeHidden();
  });

  await test.step('on a phone she takes one of them out and approves the other', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    // What is said of other changes lies over the list there for a moment.
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: /asks for approval of changes/ }).press('Enter');
    await expect(page.getByRole('button', { name: 'Approve 2' })).toBeInViewport();
    await expectNoSeriousAxe(page);
    await page.getByRole('checkbox', { name: 'Include pair 0002' }).uncheck();
    await page.getByRole('button', { name: 'Approve 1' }).click();
    await expect(page.getByText('Taken out').first()).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(theirs.rows('Keywords').nth(0)).toContainText('0.55', untilApple);
    await expect(theirs.rows('Keywords').nth(1)).toContainText('0.50');
  });

  await test.step('both have one bid open: what she sends is seen, and his goes over it only when he says so', async () => {
    await focusRow(theirs, 2);
    await bob.page.keyboard.press('e');
    await bob.page.getByRole('textbox', { name: 'Bid' }).fill('0.70');
    await page.goto(ownKeywords('pair'));
    await focusRow(report, 2);
    await page.keyboard.press('e');
    await page.getByRole('textbox', { name: 'Bid' }).fill('0.60');
    await page.keyboard.press('Enter');
    const keep = bob.page.getByRole('button', { name: 'Keep mine: 0.70' });
    await expect(keep).toBeVisible();
    await expect(bob.page.getByRole('textbox', { name: 'Bid' })).toHaveValue('0.70');
    await bob.page.getByRole('textbox', { name: 'Bid' }).press('Enter');
    await expect(bob.page.getByText('Someone changed this in the meantime')).toBeVisible();
    await expectNoSeriousAxe(bob.page);
    await bob.page.getByRole('button', { name: 'Take theirs: 0.60' }).click();
    await expect(bob.page.getByRole('textbox', { name: 'Bid' })).toHaveValue('0.60');
    await bob.page.getByRole('textbox', { name: 'Bid' }).fill('0.65');
    await bob.page.getByRole('button', { name: 'Add to draft' }).click();
    await bob.page.keyboard.press('Escape');
    await bob.page.getByRole('button', { name: 'Look and send' }).click();
    await expect(bob.dialog('Draft of 1 change')).toContainText('pair 0003');
    await expectNoSeriousAxe(bob.page);
    await page.keyboard.press('Escape');
  });

  await test.step('by then the hour has come, and the pause is live', async () => {
    // Others send changes of this team too, and the first ten rows would soon be theirs.
    await page.goto('/#/ad/changes?size=40');
    const scheduled = page
      .getByRole('table', { name: 'Changes' })
      .locator('tbody tr')
      .filter({ hasText: 'pair 0004' });
    await expect(scheduled).toContainText('1 live', untilApple);
  });
  await expectNoSeriousAxe(page);
  expect(trouble).toEqual([]);
  await bob.context.close();
});
