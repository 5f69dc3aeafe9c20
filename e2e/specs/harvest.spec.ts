import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { beSignedIn } from '../measured-team.ts';
import { ReportPage } from '../pages/report-page.ts';
import { untilApple } from '../until-apple.ts';
import { test } from '../test.ts';
import { onlyDeep } from '../test-depth.ts';

test('search terms become keywords where their like live and are kept out where they were met, seen live', async ({
  page,
}) => {
  onlyDeep();
  test.slow();
  await beSignedIn(page);
  const trouble = listenForTrouble(page);
  // What search match found, into the ad group that bids for its like.
  await page.goto('/#/ad/overview/search-term-overview?state=new&name=slideshow&range=last30Days');
  const all = new ReportPage(page).rows('Search terms');
  const rows = all.filter({ hasText: '_Discovery' });
  await expect(rows.first()).toContainText('New');
  await expect(page.getByText('Rare terms')).toBeVisible();
  const terms: string[] = [];
  for (const place of [0, 1]) {
    const [term = ''] = (await rows.nth(place).locator('td').nth(1).innerText()).split('\n');
    terms.push(term);
    await rows.nth(place).getByRole('checkbox').click();
  }
  await rows.nth(0).locator('td').nth(1).focus();
  await page.keyboard.press('b');
  const dialog = page.getByRole('dialog', { name: 'Add search terms' });
  const send = dialog.getByRole('button', { name: 'Add', exact: true });
  await expect(dialog.getByText(/nearest keywords? lives? there/)).toBeVisible();
  await expect(send).toBeEnabled();
  await expectNoSeriousAxe(page);
  await send.click();

  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: /^Operation successful: / })).toBeVisible(
    untilApple,
  );
  for (const term of terms) {
    await page.goto(`/#/ad/overview/search-term-overview?name=${encodeURIComponent(term)}&state=blocked`);
    await expect(all.filter({ hasText: term }).first()).toContainText('Blocked');
  }
  expect(trouble).toEqual([]);
});
