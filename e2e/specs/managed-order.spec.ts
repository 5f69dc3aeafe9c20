import { expect } from '@playwright/test';
import { admin } from '../credentials.ts';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { foundTeam } from '../found-team.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { StaffPage } from '../pages/staff-page.ts';
import { startOwnServer } from '../start-own-server.ts';
import { onlyDeep } from '../test-depth.ts';
import { untilApple } from '../until-apple.ts';
import { test } from '../test.ts';

test('an AI-managed order goes from its form to running: staff propose, the owner approves and pays, and both write', async ({
  browser,
}) => {
  onlyDeep();
  test.slow();
  const { origin: baseURL, stop } = await startOwnServer();
  const open = async () => (await browser.newContext({ baseURL, locale: 'en-US' })).newPage();
  const page = await open();
  const trouble = listenForTrouble(page, 'expected');
  await foundTeam(page, '13912340066', 'Halden Labs');

  await page.goto('/#/ad/create/create-type');
  await page.getByRole('radio', { name: 'AI managed' }).check();
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Continue to the order' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'AI-managed order' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the order' }).click();
  await expect(main).toContainText('Choose the app');
  await page.getByLabel('App', { exact: false }).first().click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('option').first().click();
  await page.getByLabel('CPA at most, USD').fill('2.80');
  await page.getByLabel('Budget, all together, USD').fill('500');
  await page.getByLabel('Needs').fill('Stay away from road navigation words.');
  await page
    .getByLabel('Add a file')
    .first()
    .setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from('snowshoe\nski') });
  await expect(main).toContainText('words.csv');
  await expect(main).toContainText('Draft saved');
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Send the order' }).click();
  await expect(main).toContainText('Submitted');
  await expectNoSeriousAxe(page);

  const desk = await open();
  const staff = new StaffPage(desk);
  await desk.goto('/#/login');
  await new SignInPage(desk).signIn(admin);
  await desk.getByRole('link', { name: 'Staff' }).click();
  await staff.enrol(admin.password);
  await staff.section('Orders').click();
  await expect(desk.getByRole('row').filter({ hasText: 'Halden Labs' })).toContainText('500.00');
  await expectNoSeriousAxe(desk);
  await desk.getByRole('row').filter({ hasText: 'Halden Labs' }).getByRole('link').click();
  await desk.getByRole('button', { name: 'Accept…' }).click();
  await staff.dialog().getByLabel('Words to the team').fill('We begin tomorrow.');
  await staff.dialog().getByRole('button', { name: 'Accept it' }).click();
  await expect(main).toContainText('We begin tomorrow.');
  await desk.getByRole('button', { name: 'Work in the team’s name…' }).click();
  await staff.dialog().getByRole('button', { name: 'Open it' }).click();
  await expectNoSeriousAxe(desk);
  await desk.getByRole('link', { name: 'New campaign in its name' }).click();

  await desk.getByRole('button', { name: 'Continue' }).click();
  const named = (name: string) => desk.locator(`[name="${name}"]`);
  await expect(desk.getByRole('option').first()).toBeVisible();
  await desk.keyboard.press('Enter');
  await named('campaigns.0.countries').fill('US');
  await desk.keyboard.press('Enter');
  await named('campaigns.0.dailyCap').fill('40');
  await named('campaigns.0.totalBudget').fill('500');
  await desk.keyboard.press('Control+Enter');
  await named('campaigns.0.adGroups.0.name').fill('Exact');
  await named('campaigns.0.adGroups.0.bid').fill('2');
  await desk.keyboard.press('Control+Enter');
  await named('campaigns.0.adGroups.0.keywords').fill('snowshoe');
  await desk.keyboard.press('Control+Enter');
  await desk.getByRole('button', { name: /Propose/ }).click();
  await expect(desk).toHaveURL(/ad\/changes\?.*set=\d+/);

  await expect(main).toContainText('Plan to approve');
  await expect(main).toContainText('Proposed to you');
  await page.getByLabel('Write to our team').fill('We pay today.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(main).toContainText('We pay today.');
  await expectNoSeriousAxe(page);
  const order = page.url();
  await page.getByRole('link', { name: 'Recharge the balance' }).click();
  await main.getByRole('radio', { name: 'Card' }).check();
  await main.getByRole('button', { name: '5,000' }).click();
  await main.getByRole('button', { name: 'Pay $5,000.00' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(main).toContainText('$5,000.00 are in the balance.');
  await page.goto(order);
  await page.getByRole('link', { name: 'Preview and decide' }).click();
  await page.getByRole('button', { name: /^Approve/ }).click();
  await page.goto(order);
  await expect(main.getByText('Running').first()).toBeVisible(untilApple);
  await expect(page.getByRole('definition').filter({ hasText: '500.00' }).first()).toBeVisible();
  await expectNoSeriousAxe(page);
  expect(trouble).toEqual([]);
  await stop();
});
