import { expect, type Browser } from '@playwright/test';
import { admin } from '../credentials.ts';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { startOwnServer } from '../start-own-server.ts';
import { ConsoleFrame } from '../pages/console-frame.ts';
import { AccountPage } from '../pages/account-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { StaffPage } from '../pages/staff-page.ts';
import { onlyDeep } from '../test-depth.ts';
import { test } from '../test.ts';

const english = {
  language: 'English',
  title: 'Two languages more',
  body: 'Korean and **Japanese**. <img src=x onerror=alert(1)>',
};
const chinese = { language: '简体中文', title: '新增两种语言', body: '韩语和**日语**。' };

async function openAs(browser: Browser, baseURL: string | undefined, locale: string) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale });
  return context.newPage();
}

test('staff set up a second factor, publish in two languages, and freeze an account that is open elsewhere', async ({
  page,
  browser,
}) => {
  onlyDeep();
  test.slow();
  const { origin: baseURL, stop } = await startOwnServer();
  const trouble = listenForTrouble(page, 'expected');
  const staff = new StaffPage(page);
  await page.goto(`${baseURL}/#/login`);
  await new SignInPage(page).signIn(admin);
  await page.getByRole('link', { name: 'Staff' }).click();
  await staff.enrol(admin.password);

  await staff.section('News and help').click();
  await page.getByRole('link', { name: 'New article' }).click();
  await staff.write(english);
  await expect(staff.preview().locator('strong')).toHaveText('Japanese');
  await expectNoSeriousAxe(page);
  await page.getByRole('tab', { name: '日本語' }).click();
  await expect(staff.preview()).toContainText('Not available in Japanese yet; shown in English.');

  await staff.section('Accounts').click();
  await expect(staff.dialog()).toContainText('Your changes have not been saved.');
  await staff.dialog().getByRole('button', { name: 'Stay' }).click();
  await staff.write(chinese);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Changes are shown as soon as you save.')).toBeVisible();

  const reader = await openAs(browser, baseURL, 'zh-CN');
  await reader.goto('/#/home');
  await reader.getByRole('link', { name: chinese.title }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(chinese.title);
  await expect(reader.locator('strong')).toHaveText('日语');
  await expectNoSeriousAxe(reader);
  const other = await openAs(browser, baseURL, 'ja');
  await other.goto(`/#/news-list`);
  await other.getByRole('link', { name: english.title }).click();
  await expect(other.getByText('日本語版はまだないため、英語版を表示しています。')).toBeVisible();
  await expect(other.getByText('<img src=x onerror=alert(1)>')).toBeVisible();

  const person = await openAs(browser, baseURL, 'en-US');
  const accountPage = new AccountPage(person);
  const email = 'jonas.frozen@stillwater.example';
  await accountPage.open('register');
  await accountPage.register(email, 'My_first_pass1');
  await new ConsoleFrame(person).personMenu().waitFor();

  await staff.section('Accounts').click();
  await staff.search().fill(email);
  const row = staff.row('@stillwater.example');
  await expect(row).toHaveCount(1);
  await expectNoSeriousAxe(page);
  await staff.freeze(row, 'Paid with a stolen card');

  await expect(row).toContainText('Paid with a stolen card');
  await expect(person).toHaveURL(/#\/login/);
  const notice = person.getByText('Your account is frozen, contact the administrator');
  await expect(notice.first()).toBeVisible();
  await person.reload();
  await accountPage.signIn(email, 'My_first_pass1');
  await expect(notice.first()).toBeVisible();
  expect(trouble).toEqual([]);
  await stop();
});
