import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { beSignedIn, readMeasuredTeam } from '../measured-team.ts';
import { untilApple } from '../until-apple.ts';
import { test } from '../test.ts';
import { onlyDeep } from '../test-depth.ts';

const chosen = ['United Kingdom', 'Canada', 'Germany', 'New Zealand', 'Vietnam'];

test('an ad group goes to five storefronts at once, but not where its app is not eligible', async ({
  page,
}) => {
  onlyDeep();
  test.slow();
  const { adGroup } = readMeasuredTeam();
  await beSignedIn(page);
  const trouble = listenForTrouble(page);
  await page.goto(`/#${adGroup}`);
  await page
    .getByRole('banner')
    .or(page.locator('main header'))
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Copy to…' }).click();

  const storefronts = page.getByRole('combobox', { name: 'Storefronts' });
  for (const country of chosen) {
    await storefronts.fill(country);
    await page.keyboard.press('Enter');
  }
  const row = (country: string) =>
    page.getByRole('table', { name: 'Copies' }).getByRole('row', { name: country });
  await expect(row('Vietnam')).toContainText('Left out: not eligible');
  await expect(row('Vietnam').getByRole('checkbox')).toBeDisabled();
  const cap = row('Germany').getByLabel('Daily cap for Germany');
  const before = Number(await cap.inputValue());
  await row('Germany').getByLabel('Factor for Germany').fill('0.5');
  await expect(cap).toHaveValue((before / 2).toFixed(2));
  const make = page.getByRole('button', { name: 'Make 4 campaigns' });
  await expect(make).toBeEnabled();
  await expectNoSeriousAxe(page);
  await make.click();

  await expect(page).toHaveURL(/ad\/changes\?.*set=\d+/);
  await expect(page.getByText('Settled', { exact: true })).toBeVisible(untilApple);
  await expect(page.getByRole('row').filter({ hasText: '_DE_' }).first()).toContainText('Live at Apple');
  await expect(page.getByRole('row').filter({ hasText: '_VN_' })).toHaveCount(0);
  expect(trouble).toEqual([]);
});
