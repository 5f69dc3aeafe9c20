import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { AccountPage } from '../pages/account-page.ts';
import { PersonalPage } from '../pages/personal-page.ts';
import { ScanningPhone } from '../pages/scanning-phone.ts';
import { inOneLanguage, onlyDeep } from '../test-depth.ts';
import { test } from '../test.ts';

const languages = [
  {
    locale: 'en-US',
    settings: 'Account settings',
    menu: 'Your account',
    signOut: 'Sign out',
    wechat: 'WeChat',
    byWechat: 'WeChat QR',
    question: 'Sign in to Tapwright?',
    approved: 'Approved',
    refused: 'Refused on the phone',
    again: 'Get a new code',
    scanned: 'Scanned. Approve on your phone',
    unlinked: 'No account uses this WeChat yet',
    bound: 'WeChat binding succeeded',
    warning: 'Unbinding means you can no longer log in with this account.',
    cancel: 'Cancel',
    cancelled: 'Unbind cancelled',
    unbind: 'Unbind',
    unbound: 'Unbound',
    register: 'Create an account',
  },
  {
    locale: 'zh-CN',
    settings: '账号设置',
    menu: '我的账号',
    signOut: '退出登录',
    wechat: '微信',
    byWechat: '微信扫码',
    question: '要登录 Tapwright 吗？',
    approved: '已同意',
    refused: '已在手机上拒绝',
    again: '获取新二维码',
    scanned: '已扫码，请在手机上确认',
    unlinked: '此微信尚未绑定账号',
    bound: '微信绑定成功',
    warning: '解绑后将无法再使用该微信账号登录。',
    cancel: '取消',
    cancelled: '已取消解绑',
    unbind: '解绑',
    unbound: '已解绑',
    register: '注册账号',
  },
];

for (const words of inOneLanguage(languages, 'zh-CN')) {
  test.describe(words.locale, () => {
    test.use({ locale: words.locale });

    test('scans, registers along with it, signs in by scanning, unbinds and binds', async ({
      page,
      browser,
      baseURL,
    }) => {
      onlyDeep();
      test.slow();
      const phone = await ScanningPhone.takeOut(browser, baseURL, words.locale);
      const accountPage = new AccountPage(page);
      const personal = new PersonalPage(page);
      const heading = page.getByRole('heading', { level: 1 });

      await page.goto('/#/login?redirect=%2Fuser%2Fpersonal');
      await page.getByRole('link', { name: words.byWechat }).click();
      await phone.scan(page);
      await expect(phone.heading()).toHaveText(words.question);
      await expectNoSeriousAxe(phone.page);
      await expect(page.getByText(words.scanned)).toBeVisible();
      await phone.refuse();
      await expect(page.getByText(words.refused)).toBeVisible();
      await expectNoSeriousAxe(page);

      await page.getByRole('button', { name: words.again }).click();
      await phone.scan(page);
      await phone.approve();
      await expect(phone.heading()).toHaveText(words.approved);
      await expect(page.getByText(words.unlinked)).toBeVisible();
      await page.getByRole('link', { name: words.register }).click();
      await expect(page.getByText(words.unlinked)).toBeVisible();
      await accountPage.register(`scan.${words.locale.toLowerCase()}@halden.example`, 'My_first_pass1');
      await expect(page.getByRole('alert').filter({ hasText: words.bound })).toBeVisible();
      await expect(heading).toHaveText(words.settings);
      await expect(personal.row(words.wechat)).toContainText('Stand-in');

      await page.getByRole('button', { name: words.menu }).click();
      await page.getByRole('menuitem', { name: words.signOut }).click();
      await page.getByRole('link', { name: words.byWechat }).click();
      await phone.scan(page);
      await phone.approve();
      await expect(heading).toHaveText(words.settings);

      await personal.edit(words.wechat);
      await expect(personal.dialog()).toContainText(words.warning);
      await personal.dialog().getByRole('button', { name: words.cancel }).click();
      await expect(page.getByText(words.cancelled)).toBeVisible();
      await personal.edit(words.wechat);
      await personal.dialog().getByRole('button', { name: words.unbind, exact: true }).click();
      await expect(personal.field('password')).toBeVisible();
      await expectNoSeriousAxe(page);
      await personal.confirm('My_first_pass1');
      await expect(page.getByText(words.unbound, { exact: true })).toBeVisible();
      await expect(personal.row(words.wechat)).not.toContainText('Stand-in');

      await personal.edit(words.wechat);
      await phone.scan(page);
      await expect(phone.facts()).toContainText('scan.');
      await phone.approve();
      await expect(page.getByRole('alert').filter({ hasText: words.bound })).toBeVisible();
      await expect(personal.row(words.wechat)).toContainText('Stand-in');
      await phone.page.context().close();
    });
  });
}
