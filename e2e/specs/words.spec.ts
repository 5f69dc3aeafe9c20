import { expect, test } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { readMeasuredTeam } from '../measured-team.ts';
import { ReportPage } from '../pages/report-page.ts';

test('from a popular word that is not ours to a running keyword, which the library knows at once', async ({
  page,
}) => {
  test.slow();
  const { storage } = readMeasuredTeam();
  await page.goto('/#/home');
  await page.evaluate(`Object.assign(localStorage, ${storage})`);
  await page.reload();
  const trouble = listenForTrouble(page);
  await page.goto('/#/tool/wordicon?range=last30Days');
  await expect(page.getByRole('heading', { name: 'Keyword library', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Popular, not ours' }).click();
  await expect(page.getByRole('button', { name: 'Popular, not ours' })).toBeVisible();
  const rows = new ReportPage(page).rows('Words');
  await expect(rows.first()).toContainText('term in');
  const word = await rows.first().locator('bdi').innerText();
  await expectNoSeriousAxe(page);

  await rows.first().locator('td').nth(1).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: word });
  await expect(panel.getByText('Met as a search term')).toBeVisible();
  await expectNoSeriousAxe(page);
  await panel.getByRole('button', { name: 'Add as keyword…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add search terms' });
  const send = dialog.getByRole('button', { name: 'Add', exact: true });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: /^Live: / })).toBeVisible({ timeout: 60_000 });
  await page.goto(`/#/tool/wordicon?origin=own&name=${encodeURIComponent(word)}`);
  await expect(rows.filter({ hasText: word }).first()).toContainText(/exact in [1-9]/);
  expect(trouble).toEqual([]);
});
