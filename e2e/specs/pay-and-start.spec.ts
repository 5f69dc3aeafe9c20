import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { foundTeam } from '../found-team.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { untilApple } from '../until-apple.ts';
import { test } from '../test.ts';

test('a self-service campaign is paid out of the balance and runs; what is missing is named before', async ({
  page,
}) => {
  test.slow();
  const trouble = listenForTrouble(page, 'expected');
  await foundTeam(page, '13912340077', 'Halden Labs');

  await page.goto('/#/ad/create/create-type');
  await page.getByRole('radio', { name: 'Self-service' }).check();
  await page.getByLabel('Name of the new campaign group').fill('Stillwater');
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Open campaign group' }).click();
  await expect(page.getByText('Connected: Stillwater')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();

  const named = (name: string) => page.locator(`[name="${name}"]`);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await named('campaigns.0.countries').fill('US');
  await page.keyboard.press('Enter');
  await named('campaigns.0.dailyCap').fill('40');
  await page.keyboard.press('Control+Enter');
  // We pay Apple, so the total budget is needed.
  await expect(named('campaigns.0.totalBudget')).toBeFocused();
  await page.keyboard.type('500');
  await page.keyboard.press('Control+Enter');
  await named('campaigns.0.adGroups.0.name').fill('Exact');
  await named('campaigns.0.adGroups.0.bid').fill('2');
  await page.keyboard.press('Control+Enter');
  await named('campaigns.0.adGroups.0.keywords').fill('sleep sounds');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('link', { name: 'Recharge $500.00' })).toBeVisible();
  await expectNoSeriousAxe(page);
  const draft = page.url();

  await page.getByRole('link', { name: 'Recharge $500.00' }).click();
  const form = page.getByRole('main');
  await form.getByRole('radio', { name: 'Card' }).check();
  await form.getByRole('button', { name: '5,000' }).click();
  await form.getByRole('button', { name: 'Pay $5,000.00' }).click();
  await expect(form).toContainText('takes the place of Stripe');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(form).toContainText('$5,000.00 are in the balance.');

  await page.goto(draft);
  await page.getByRole('button', { name: 'Reserve $500.00 and start' }).click();
  await expect(page).toHaveURL(/ad\/changes\?.*set=\d+/);
  await expect(page.getByText('Live').first()).toBeVisible(untilApple);
  await page.goto('/#/finance/index');
  await expect(page.getByRole('definition').filter({ hasText: '4,500.00' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^500\.00$/ })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Stillwater_US' }).first()).toContainText('500.00');
  expect(trouble).toEqual([]);
});
