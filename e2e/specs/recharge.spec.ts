import { expect, test } from '@playwright/test';
import { admin } from '../credentials.ts';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { foundTeam } from '../found-team.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { StaffPage } from '../pages/staff-page.ts';
import { startOwnServer } from '../start-own-server.ts';

const slip = Buffer.from('%PDF-1.7 a transfer of 10,000.00');

test('a team remits, staff confirm what arrived, and the balance says so', async ({ browser }) => {
  test.slow();
  const { origin: baseURL, stop } = await startOwnServer();
  const open = async () => (await browser.newContext({ baseURL, locale: 'en-US' })).newPage();
  const page = await open();
  const trouble = listenForTrouble(page, 'expected');
  await foundTeam(page, '13912340018', 'Halden Labs');
  await page.goto('/#/finance/index');
  await page.getByRole('button', { name: 'Recharge' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount, USD').fill('10,000');
  await dialog.getByRole('button', { name: 'Get the reference' }).click();
  await expect(dialog).toContainText(/TW-\w{6}-\d\d/);
  const reference = /TW-\w{6}-\d\d/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
  await dialog.getByLabel('Bank’s serial number').fill('FT26323-88410');
  await dialog.getByLabel('Payer’s name').fill('Halden Labs Ltd.');
  await dialog
    .getByLabel('Proof')
    .setInputFiles({ name: 'slip.pdf', mimeType: 'application/pdf', buffer: slip });
  await expect(dialog).toContainText('Screenshot or PDF');
  await expectNoSeriousAxe(page);
  await dialog.getByRole('button', { name: 'Send the proof' }).click();
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
  await expect(page.getByRole('definition').filter({ hasText: '9,975.00' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Recharge credited' })).toContainText('+9,975.00');
  await expectNoSeriousAxe(page);
  expect(trouble).toEqual([]);
  await stop();
});
