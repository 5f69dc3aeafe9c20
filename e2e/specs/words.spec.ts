import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { beSignedIn } from '../measured-team.ts';
import { ReportPage } from '../pages/report-page.ts';
import { onlyDeep } from '../test-depth.ts';
import { untilApple } from '../until-apple.ts';
import { test } from '../test.ts';

test('from a popular word that is not ours to a running keyword, which the library knows at once', async ({
  page,
}) => {
  onlyDeep();
  test.slow();
  await beSignedIn(page);
  const trouble = listenForTrouble(page);
  await page.goto('/#/tool/wordicon?range=last30Days');
  await expect(page.getByRole('heading', { name: 'Keyword library', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Popular, not ours' }).click();
  await expect(page.getByRole('button', { name: 'Popular, not ours' })).toBeVisible();
  const rows = new ReportPage(page).rows('Words');
  await expect(page.getByRole('button', { name: /^Remove filter Popularity, 1 to 100/ })).toBeVisible();
  await expect(page.getByText(/Popularity by Apple, week to/)).toBeVisible();
  await expect(rows.first()).toContainText(/term in|Apple’s list/);
  const word = await rows.first().locator('bdi').innerText();
  await expectNoSeriousAxe(page);

  await rows.first().locator('td').nth(1).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: word });
  await expect(panel.getByText('Popularity, 1 to 100')).toBeVisible();
  await expectNoSeriousAxe(page);
  await panel.getByRole('button', { name: 'Add as keyword…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add words' });
  const send = dialog.getByRole('button', { name: 'Add', exact: true });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: /^Operation successful: / })).toBeVisible(
    untilApple,
  );
  await page.goto(`/#/tool/wordicon?origin=own&name=${encodeURIComponent(word)}`);
  const own = rows.filter({ has: page.locator('bdi', { hasText: new RegExp(`^${word}$`) }) });
  await expect(own).toContainText(/exact in [1-9]/);
  expect(trouble).toEqual([]);
});

test('words that are pasted are known from then on, in a list of the team, in Japanese and Chinese too', async ({
  page,
}) => {
  onlyDeep();
  test.slow();
  await beSignedIn(page);
  const trouble = listenForTrouble(page);
  await page.goto('/#/tool/wordicon?range=last30Days');
  await page.getByRole('button', { name: 'Import words…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import words' });
  await dialog
    .getByRole('textbox', { name: /^Words/ })
    .fill('Keyword\n睡眠 タイマー\n睡眠　タイマー\n白噪音 应用\n🎵 שעון');
  await expect(dialog.getByRole('button', { name: 'Put 3 words into it' })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'List' }).selectOption({ label: 'New list' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('From a friend');
  await expectNoSeriousAxe(page);
  await dialog.getByRole('button', { name: 'Put 3 words into it' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('tab', { name: /From a friend\s*3/ })).toHaveAttribute('aria-selected', 'true');
  const rows = new ReportPage(page).rows('Words');
  await expect(rows.filter({ hasText: '睡眠 タイマー' })).toContainText('in a list only');
  const chinese = rows.filter({ hasText: '白噪音 应用' });
  await expect(chinese.getByRole('img', { name: 'In the list From a friend' })).toBeVisible();
  await expectNoSeriousAxe(page);
  expect(trouble).toEqual([]);
});
