import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { openOwnKeywords } from '../open-own-keywords.ts';
import { onlyDeep } from '../test-depth.ts';
import { untilApple } from '../until-apple.ts';
import { test } from '../test.ts';

/** As many bids as a manager raises at once. */
const many = 3000;

const said = (page: Page, text: RegExp) => page.getByRole('alert').filter({ hasText: text });

test('many bids are raised at once by keyboard, two of them left out, seen live and taken back', async ({
  page,
}) => {
  onlyDeep();
  test.slow();
  const trouble = listenForTrouble(page);
  const { report } = await openOwnKeywords(page, 'bulk', many);
  const rows = report.rows('Keywords');
  const figure = new Intl.NumberFormat('en').format(many - 2);
  await expect(rows.nth(0)).toContainText('0.50');

  const presses: string[] = [];
  const press = async (key: string) => {
    presses.push(key);
    await page.keyboard.press(key);
  };
  await press('j');
  await press('Control+a');
  await expect(page.getByRole('complementary', { name: 'Selected rows' })).toContainText(
    `${new Intl.NumberFormat('en').format(many)} selected`,
  );
  await press('e');
  await expect(page.getByLabel('By or to')).toBeFocused();
  for (const key of '+10%') await press(key);
  await press('Enter');

  const preview = page.getByRole('dialog', { name: /^Change: / });
  await expect(
    preview.getByRole('button', { name: `Send ${new Intl.NumberFormat('en').format(many)} now` }),
  ).toBeEnabled();
  await expectNoSeriousAxe(page);
  for (const key of ['x', 'j', 'x']) await page.keyboard.press(key);
  await expect(preview.getByRole('button', { name: `Send ${figure} now` })).toBeEnabled();
  await press('Control+Enter');
  // From the list to what is sent, the two that were taken out apart.
  expect(presses.length).toBeLessThanOrEqual(12);
  await expect(preview).toBeHidden();
  await expect(report.table('Keywords').locator('[data-cursor]')).toBeFocused();

  await expect(said(page, /^Operation successful: /)).toContainText(`${figure} keywords`, untilApple);
  await expect(rows.nth(1)).toContainText('0.50');
  await expect(rows.nth(2)).toContainText('0.55');
  await expect(rows.nth(12)).toContainText('0.55');

  await said(page, /^Operation successful: /)
    .getByRole('button', { name: 'Undo' })
    .press('Enter');
  const undo = page.getByRole('dialog', { name: /^Undo: / });
  await expect(undo.getByRole('button', { name: `Undo ${figure} now` })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(rows.nth(2)).toContainText('0.50', untilApple);
  await expect(said(page, /^Operation successful: /)).toContainText(`${figure} keywords`, untilApple);
  await page.keyboard.press('j');
  await page.keyboard.press('Tab');
  // The strip that moves a wide table sideways is for the pointer alone.
  await expect(page.locator('[aria-hidden="true"]:focus')).toHaveCount(0);
  expect(trouble).toEqual([]);
});

/** Into the cell that has the focus, as a spreadsheet leaves it in the clipboard. */
async function paste(page: Page, lines: readonly string[]): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(`${lines.join('\r\n')}\r\n`)})`);
  await page.keyboard.press('Control+v');
}

test('200 bids are pasted from a spreadsheet, three refused ones mended at their place, one filled down', async ({
  page,
}) => {
  test.slow();
  const trouble = listenForTrouble(page);
  const { report } = await openOwnKeywords(page, 'paste', 200);
  const rows = report.rows('Keywords');
  const cell = (row: number) => rows.nth(row).getByRole('gridcell').filter({ hasText: 'USD' });
  const lines: string[] = Array.from({ length: 200 }, (_, place) => (place % 2 === 0 ? '0.60' : '0,58'));
  lines[2] = 'n/a';
  lines[3] = '€0.80';
  lines[4] = '9.00';
  await cell(0).focus();
  await paste(page, lines);
  const bar = page.getByRole('complementary', { name: 'Pasted values' });
  await expect(bar).toContainText('3 refused');
  await expectNoSeriousAxe(page);

  // To the first that is refused, and each is typed anew; one that is above its ad group's takes what could stand.
  const bid = page.getByRole('textbox', { name: /^Bid of / });
  const mend = async (says: string, typed: string) => {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    await bid.fill(typed);
    await page.keyboard.press('Enter');
    await expect(bid).toBeHidden();
  };
  await page.keyboard.press('ArrowDown');
  await mend('Enter an amount', '0.61');
  await expect(bar).toContainText('2 refused');
  await page.keyboard.press('ArrowUp');
  await mend('Enter an amount', '0.62');
  await page.keyboard.press('ArrowUp');
  await mend('above the max CPT', '0.59');
  await expect(bar).not.toContainText('refused');
  await expect(bar).toHaveAttribute('aria-busy', 'false');

  await page.keyboard.press('Control+Enter');
  const preview = page.getByRole('dialog', { name: /^Change: / });
  await expect(preview.getByRole('button', { name: 'Send 200 now' })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(said(page, /^Operation successful: /)).toContainText('200 keywords', untilApple);
  await expect(rows.nth(4)).toContainText('0.59');
  await expect(rows.nth(5)).toContainText('0.58');

  // The value of the row with the cursor goes down over all that are selected.
  await cell(4).focus();
  for (const key of ['x', 'j', 'j', 'Shift+X', 'k', 'k', 'Control+d']) await page.keyboard.press(key);
  await expect(bar).toContainText('3 pasted');
  await expect(bar).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Control+Enter');
  await expect(preview.getByRole('button', { name: 'Send 2 now' })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(rows.nth(6)).toContainText('0.59', untilApple);
  expect(trouble).toEqual([]);
});
