import { expect, type Page } from '@playwright/test';
import { admin } from '../credentials.ts';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { foundTeam } from '../found-team.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { StaffPage } from '../pages/staff-page.ts';
import { startOwnServer } from '../start-own-server.ts';
import { onlyDeep } from '../test-depth.ts';
import { test } from '../test.ts';

const slip = Buffer.from('%PDF-1.7 a transfer of 10,000.00');

/** Reads the team, comes into its console with a reason, and leaves again. */
async function actInItsName(desk: Page, teamName: string) {
  const staff = new StaffPage(desk);
  await staff.section('Teams').click();
  await desk.getByRole('link', { name: teamName }).click();
  await expect(desk.getByRole('main')).toContainText('14,975.00 USD');
  await desk.getByRole('button', { name: 'Act in its name…' }).click();
  await staff.dialog().getByRole('button', { name: 'Act in its name' }).click();
  await expect(staff.dialog()).toContainText('Enter the reason');
  await staff.dialog().getByLabel('Reason').fill('The owner asked on the phone');
  await staff.dialog().getByRole('button', { name: 'Act in its name' }).click();
  await desk.getByRole('link', { name: 'Open its console' }).click();
  const banner = desk.getByRole('status').filter({ hasText: `You act in the name of ${teamName}` });
  await expect(banner).toBeVisible();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Campaigns');
  await expect(desk.getByRole('link', { name: 'Finance' })).toHaveCount(0);
  await expectNoSeriousAxe(desk);
  await banner.getByRole('button', { name: 'Stop acting' }).click();
  await expect(desk.getByRole('button', { name: 'Act in its name…' })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expectNoSeriousAxe(desk);
  for (const section of ['Fapiao', 'Apple’s invoices', 'Exchange rates']) {
    await staff.section(section).click();
    await expect(desk.getByRole('tabpanel').locator('table, h2, [role="status"]').first()).toBeVisible();
    await expectNoSeriousAxe(desk);
  }
}

test('a team pays by card, then remits and staff confirm what arrived, and the balance has both', async ({
  browser,
}) => {
  onlyDeep();
  test.slow();
  const { origin: baseURL, stop } = await startOwnServer();
  const open = async () => (await browser.newContext({ baseURL, locale: 'en-US' })).newPage();
  const page = await open();
  const trouble = listenForTrouble(page, 'expected');
  await foundTeam(page, '13912340018', 'Halden Labs');
  await page.goto('/#/finance/index');
  await page.getByRole('link', { name: 'Recharge' }).click();
  const form = page.getByRole('main');
  await form.getByRole('radio', { name: 'Card' }).check();
  await form.getByRole('button', { name: '5,000' }).click();
  await expectNoSeriousAxe(page);
  await form.getByRole('button', { name: 'Pay $5,000.00' }).click();
  await expect(page.getByRole('main')).toContainText('takes the place of Stripe');
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('$5,000.00 are in the balance.');
  await expectNoSeriousAxe(page);
  await page.getByRole('main').getByRole('link', { name: 'Back to finance' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '5,000.00' })).toBeVisible();

  await page.getByRole('link', { name: 'Recharge' }).click();
  await form.getByRole('radio', { name: 'Bank remittance' }).check();
  await form.getByLabel('Amount, USD').fill('10,000');
  await form.getByRole('button', { name: 'Get the reference' }).click();
  // The order that was paid by card stands below.
  const reference = await form
    .locator('strong')
    .filter({ hasText: /^TW-\w{6}-\d\d$/ })
    .innerText();
  await form.getByLabel('Bank’s serial number').fill('FT26323-88410');
  await form.getByLabel('Payer’s name').fill('Halden Labs Ltd.');
  await form
    .getByLabel('Proof')
    .setInputFiles({ name: 'slip.pdf', mimeType: 'application/pdf', buffer: slip });
  await expect(form).toContainText('Screenshot or PDF');
  await expectNoSeriousAxe(page);
  await form.getByRole('button', { name: 'Send the proof' }).click();
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText('Being checked');
  await expect(row).toContainText('47 h left of 48 h');
  await expectNoSeriousAxe(page);

  const desk = await open();
  const staff = new StaffPage(desk);
  await desk.goto('/#/login');
  await new SignInPage(desk).signIn(admin);
  await desk.getByRole('link', { name: 'Staff' }).click();
  await staff.enrol(admin.password);
  await staff.section('Remittances').click();
  const waiting = staff.row(reference);
  await expect(waiting).toContainText('Halden Labs');
  await waiting.getByRole('button').first().click();
  await expectNoSeriousAxe(desk);
  await desk.getByRole('button', { name: 'Confirm…' }).click();
  await staff.dialog().getByLabel('Amount that arrived, USD').fill('9,975');
  await staff.dialog().getByRole('button', { name: 'Credit it' }).click();
  await expect(staff.dialog()).toContainText('Say why');
  await staff.dialog().getByLabel('Reason').fill('A bank on the way kept 25.00');
  await staff.dialog().getByRole('button', { name: 'Credit it' }).click();
  await expect(waiting).toHaveCount(0);

  await expect(row).toContainText('Credited');
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '14,975.00' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '+9,975.00' })).toContainText('Recharge credited');
  await expectNoSeriousAxe(page);

  await actInItsName(desk, 'Halden Labs');
  await page.goto('/#/user/operation-log');
  await expect(page.getByRole('main')).toContainText('Staff no longer act in the team’s name');
  await expect(page.getByRole('main')).toContainText('Staff act in the team’s name');
  expect(trouble).toEqual([]);
  await stop();
});
