import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { AccountPage } from '../pages/account-page.ts';
import { PersonalPage } from '../pages/personal-page.ts';
import { inOneLanguage, onlyDeep } from '../test-depth.ts';
import { test } from '../test.ts';

const languages = [
  {
    locale: 'en-US',
    mobile: 'Mobile number',
    password: 'Password',
    sessions: 'Sessions',
    account: 'Account',
    end: /^End Chrome on Linux$/,
    endNow: 'End',
    mobileRule: 'Please enter a correctly formatted mobile number!',
    bound: 'Mobile number bound',
    pictureRule: 'Upload image failed: Only JPG, JPEG, PNG allowed',
    pictureDone: 'Upload image succeeded',
    endedElsewhere: 'You were signed out from another device',
    same: 'Cannot set the original password',
    changed: 'Password changed, please log in again',
  },
  {
    locale: 'zh-CN',
    mobile: '手机号',
    password: '密码',
    sessions: '登录设备',
    account: '账号',
    end: /^结束 Linux 上的 Chrome$/,
    endNow: '结束登录',
    mobileRule: '请输入格式正确的手机号',
    bound: '手机号绑定成功',
    pictureRule: '图片上传失败：仅支持 JPG、JPEG、PNG 格式',
    pictureDone: '图片上传成功',
    endedElsewhere: '你已在另一台设备上被退出登录',
    same: '不能设置为原密码',
    changed: '密码已修改，请重新登录',
  },
];

for (const words of inOneLanguage(languages, 'zh-CN')) {
  test.describe(words.locale, () => {
    test.use({ locale: words.locale });

    test('binds a phone, wears a picture, ends a session elsewhere, and changes the password', async ({
      page,
      browser,
      baseURL,
    }) => {
      onlyDeep();
      test.slow();
      const account = `own.${words.locale.toLowerCase()}@halden.example`;
      const mobile = words.locale === 'en-US' ? '13800138001' : '13800138002';
      const [before, after] = ['My_first_pass1', 'My_second_pass'];
      const personal = new PersonalPage(page);
      const saidOn = (on: Page, text: string) => on.getByRole('alert').filter({ hasText: text });
      const said = (text: string) => saidOn(page, text);
      const accountPage = new AccountPage(page);
      await accountPage.open('register');
      await accountPage.register(account, before);
      await personal.tab(words.sessions).waitFor();

      await test.step('a phone, with a code from the outbox', async () => {
        await personal.edit(words.mobile);
        await personal.field('account').fill('12345');
        await personal.field('code').focus();
        await expect(page.getByText(words.mobileRule)).toBeVisible();
        await expectNoSeriousAxe(page);
        await page.keyboard.press('Escape');
        await personal.bind(words.mobile, mobile, before);
        await expect(said(words.bound)).toBeVisible();
        await expect(personal.row(words.mobile)).toContainText(mobile);
      });

      await test.step('a picture, judged by what it is', async () => {
        const script = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<script></script>') };
        await personal.pictureInput().setInputFiles(script);
        await expect(said(words.pictureRule)).toBeVisible();
        const buffer = await page.screenshot();
        await personal.pictureInput().setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
        await expect(said(words.pictureDone)).toBeVisible();
        await expect(personal.ownPicture()).toBeVisible();
      });

      const context = await browser.newContext({
        locale: words.locale,
        ...(baseURL === undefined ? {} : { baseURL }),
      });
      const elsewhere = await context.newPage();
      const otherAccountPage = new AccountPage(elsewhere);
      await otherAccountPage.open();
      await otherAccountPage.signIn(mobile, before);
      await new PersonalPage(elsewhere).tab(words.sessions).waitFor();

      await test.step('a session elsewhere, which is told', async () => {
        await personal.tab(words.sessions).click();
        await page.getByRole('button', { name: words.end }).click();
        await personal.dialog().getByRole('button', { name: words.endNow, exact: true }).click();
        await expect(elsewhere.getByRole('alert')).toHaveText(words.endedElsewhere);
        await elsewhere.getByRole('alert').getByRole('button').click();
        await expect(page.getByRole('button', { name: words.end })).toBeHidden();
        await otherAccountPage.signIn(mobile, before);
        await new PersonalPage(elsewhere).tab(words.sessions).waitFor();
      });

      await test.step('the password: every page is signed out and told why', async () => {
        await personal.tab(words.account).first().click();
        await personal.changePassword(words.password, { before, after: before });
        await expect(page.getByText(words.same)).toBeVisible();
        await page.keyboard.press('Escape');
        const notices = Promise.all([page, elsewhere].map((each) => saidOn(each, words.changed).waitFor()));
        await personal.changePassword(words.password, { before, after });
        await notices;
        for (const each of [page, elsewhere]) await expect(each).toHaveURL(/#\/login/);
        await accountPage.signIn(account, after);
        await personal.tab(words.sessions).waitFor();
      });
      await context.close();
    });
  });
}
