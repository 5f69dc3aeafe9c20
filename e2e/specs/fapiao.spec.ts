import { readFile } from 'node:fs/promises';
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

const title = '岚木网络有限公司';
const pdf = (text: string) => ({
  name: 'one.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${text}`),
});

/** On the page that plays Alipay, which knows of the payment as soon as somebody is there. */
async function payByAlipay(page: Page) {
  const main = page.getByRole('main');
  await page.goto('/#/finance/recharge');
  await main.getByRole('radio', { name: 'Alipay' }).check();
  await main.getByLabel('Amount, RMB').fill('5000');
  await main.getByRole('button', { name: /^Pay/ }).click();
  await expect(main).toContainText('takes the place of Alipay');
  await expectNoSeriousAxe(page);
  await main.getByRole('button', { name: 'Have it declined' }).click();
  await expect(main).toContainText('Declined. You can try again.');
  await main.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(main).toContainText('5,000.00 are in the balance.');
  await expectNoSeriousAxe(page);
}

async function askForFapiao(page: Page) {
  await page.goto('/#/finance/index?tab=fapiao');
  await page.getByRole('button', { name: 'Ask for a fapiao…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('radiogroup')
    .getByText(/^Special/)
    .click();
  await dialog.getByLabel('Name on the invoice').fill(title);
  await dialog.getByLabel('Tax number').fill('91350100M000100Y43');
  await dialog.getByLabel('Amount, RMB').fill('3000');
  await expectNoSeriousAxe(page);
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Being issued');
}

async function openRow(page: Page, text: string) {
  const row = page.getByRole('row').filter({ hasText: text });
  await row.getByRole('button').first().click();
}

async function enter(desk: Page) {
  await desk.goto('/#/login');
  await new SignInPage(desk).signIn(admin);
  await desk.getByRole('link', { name: 'Staff' }).click();
  const staff = new StaffPage(desk);
  await staff.enrol(admin.password);
  return staff;
}

async function handOver(desk: Page, staff: StaffPage) {
  await staff.section('Fapiao').click();
  await openRow(desk, title);
  await desk.getByRole('button', { name: 'Hand over…' }).click();
  await staff.dialog().getByLabel('Number of the fapiao').fill('24312000000000000017');
  await staff.dialog().getByLabel('PDF').setInputFiles(pdf('a fapiao'));
  await expect(staff.dialog()).not.toContainText('Sending the file');
  await expectNoSeriousAxe(desk);
  await staff.dialog().getByRole('button', { name: 'Hand it over' }).click();
  await expect(desk.getByRole('main')).toContainText('No fapiao here');
}

async function takeBack(desk: Page, staff: StaffPage) {
  await desk.getByRole('radiogroup').getByText('Decided').click();
  await openRow(desk, title);
  await desk.getByRole('button', { name: 'Red fapiao…' }).click();
  await staff.dialog().getByLabel('Amount that it takes back, RMB').fill('1000');
  await staff.dialog().getByLabel('Number of the red fapiao').fill('24312000000000000018');
  await staff.dialog().getByLabel('PDF').setInputFiles(pdf('a red one'));
  await staff.dialog().getByLabel('Reason').fill('The name was wrong');
  await expect(staff.dialog()).not.toContainText('Sending the file');
  await expectNoSeriousAxe(desk);
  await staff.dialog().getByRole('button', { name: 'Hand it over' }).click();
  await expect(desk.getByRole('row').filter({ hasText: 'Red fapiao' })).toBeVisible();
}

async function download(page: Page, row: string): Promise<string> {
  await openRow(page, row);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    // The newest stands first, whichever others are open.
    page.getByRole('button', { name: 'Download the PDF' }).first().click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

test('a team pays by Alipay and asks for a fapiao, staff hand it over and take a part back in red, and the team has both', async ({
  browser,
}) => {
  onlyDeep();
  test.slow();
  const { origin: baseURL, stop } = await startOwnServer();
  const open = async () => (await browser.newContext({ baseURL, locale: 'en-US' })).newPage();
  const page = await open();
  const trouble = listenForTrouble(page, 'expected');
  await foundTeam(page, '13912340019', 'Lanmu', 'RMB');
  await payByAlipay(page);
  await askForFapiao(page);
  const desk = await open();
  const staff = await enter(desk);
  await handOver(desk, staff);
  const own = page.getByRole('row').filter({ hasText: title });
  await expect(own).toContainText('Issued');
  expect(await download(page, title)).toContain('a fapiao');
  await takeBack(desk, staff);
  await expect(page.getByRole('row').filter({ hasText: 'Partly taken back' })).toBeVisible();
  expect(await download(page, 'Red fapiao')).toContain('a red one');
  await expect(page.getByText('Can be invoiced')).toContainText('3,000.00');
  await expectNoSeriousAxe(page);
  expect(trouble).toEqual([]);
  await stop();
});

test('what Apple invoiced for an ad account stands beside what it reports, and one that was wrong is taken out', async ({
  browser,
}) => {
  onlyDeep();
  test.slow();
  const { origin: baseURL, stop } = await startOwnServer();
  const open = async () => (await browser.newContext({ baseURL, locale: 'en-US' })).newPage();
  const page = await open();
  await foundTeam(page, '13912340020', 'Halden Labs');
  await page.goto('/#/ad/create/create-type');
  await page.getByRole('radio', { name: 'Self-service' }).check();
  await page.getByLabel('Name of the new campaign group').fill('Stillwater');
  await page.getByRole('button', { name: 'Open campaign group' }).click();
  await expect(page.getByText('Connected: Stillwater')).toBeVisible();

  const desk = await open();
  const trouble = listenForTrouble(desk, 'expected');
  const staff = await enter(desk);
  await staff.section('Apple’s invoices').click();
  await desk.getByRole('button', { name: 'Put an invoice in…' }).click();
  await staff.dialog().getByLabel('Number of the invoice').fill('APL-2026-1');
  // Its last day is still to come, whatever the day.
  await staff.dialog().getByLabel('First day').fill('2099-01-01');
  await staff.dialog().getByLabel('Last day').fill('2099-01-31');
  await staff
    .dialog()
    .getByLabel(/^Amount without tax/)
    .fill('1,234.50');
  await staff.dialog().getByLabel('PDF').setInputFiles(pdf('of Apple'));
  await expect(staff.dialog()).not.toContainText('Sending the file');
  await expectNoSeriousAxe(desk);
  await staff.dialog().getByRole('button', { name: 'Put it in' }).click();
  const row = desk.getByRole('row').filter({ hasText: 'Halden Labs' });
  await expect(row).toContainText('1,234.50');
  await expect(row).toContainText('Not over yet');
  await row.getByRole('button').first().click();
  await expectNoSeriousAxe(desk);
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'PDF of APL-2026-1' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('of Apple');
  await desk.getByRole('button', { name: 'Take APL-2026-1 out…' }).click();
  await staff.dialog().getByLabel('Reason').fill('Of another account');
  await staff.dialog().getByRole('button', { name: 'Take it out' }).click();
  await expect(desk.getByRole('main')).toContainText('No invoices here');
  // They are the platform’s costs: no team sees any.
  await page.goto('/#/finance/index');
  await expect(page.getByRole('main')).not.toContainText('1,234.50');
  expect(trouble).toEqual([]);
  await stop();
});
