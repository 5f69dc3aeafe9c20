import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { AccountPage } from '../pages/account-page.ts';
import { inOneLanguage } from '../test-depth.ts';
import { test } from '../test.ts';

const languages = [
  {
    locale: 'en-US',
    settings: 'Account settings',
    menu: 'Your account',
    signOut: 'Sign out',
    register: 'Create an account',
    code: 'Code',
    forgot: 'Forgot password?',
    changed: 'Password changed, please log in again',
  },
  {
    locale: 'zh-CN',
    settings: '账号设置',
    menu: '我的账号',
    signOut: '退出登录',
    register: '注册账号',
    code: '验证码',
    forgot: '忘记密码？',
    changed: '密码已修改，请重新登录',
  },
];

for (const words of inOneLanguage(languages, 'en-US')) {
  test.describe(words.locale, () => {
    test.use({ locale: words.locale });

    test('registers by e-mail, signs in by code and by password, and sets a new password', async ({
      page,
    }) => {
      test.slow();
      const accountPage = new AccountPage(page);
      const email = `mei.${words.locale.toLowerCase()}@halden.example`;
      const heading = page.getByRole('heading', { level: 1 });
      const signOut = async () => {
        await page.getByRole('button', { name: words.menu }).click();
        await page.getByRole('menuitem', { name: words.signOut }).click();
        await accountPage.field('account').waitFor();
      };

      await page.goto('/#/user/personal');
      await page.getByRole('link', { name: words.register }).click();
      await accountPage.register(email, 'My_first_pass1');
      await expect(heading).toHaveText(words.settings);
      await signOut();

      await page.getByRole('link', { name: words.code, exact: true }).click();
      await accountPage.proveBy(email);
      await accountPage.submitButton().click();
      await expect(heading).toHaveText(words.settings);
      await signOut();

      await accountPage.signIn(email, 'My_first_pass1');
      await expect(heading).toHaveText(words.settings);
      await signOut();

      await page.getByRole('link', { name: words.forgot }).click();
      await accountPage.proveBy(email);
      await accountPage.setPassword('My_second_pass');
      await accountPage.submitButton().click();
      await expect(page.getByRole('alert').filter({ hasText: words.changed })).toBeVisible();
      await expect(accountPage.field('account')).toHaveValue(email);
      await accountPage.signIn(email, 'My_second_pass');
      await expect(heading).toHaveText(words.settings);
    });
  });
}

test('says what a new account lacks, where it lacks it, and counts down to the next code', async ({
  page,
}) => {
  const accountPage = new AccountPage(page);
  await accountPage.open('register');
  await accountPage.submitButton().click();
  for (const text of [
    'Please enter a correct mobile or e-mail!',
    'Please enter the verification code',
    'Please enter password',
    'Enter the password once more',
    'Accept the agreement to go on',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(accountPage.field('account')).toBeFocused();
  await accountPage.field('password').fill('short');
  await expect(page.getByText('Please enter an 8 to 16 character password')).toBeVisible();
  await accountPage.field('confirm').fill('other');
  await expect(page.getByText('The two passwords do not match')).toBeVisible();
  await expectNoSeriousAxe(page);

  await accountPage.proveBy('13812345670');
  await expect(accountPage.sendButton()).toBeDisabled();
  await page.reload();
  await accountPage.field('account').fill('13812345670');
  await expect(accountPage.sendButton()).toBeDisabled();
  await accountPage.field('account').fill('13812345671');
  await expect(accountPage.sendButton()).toBeEnabled();
});

test('asks for a wait and a captcha after failures, and then lets the right password in', async ({
  page,
}) => {
  test.slow();
  const accountPage = new AccountPage(page);
  await accountPage.open('register');
  await accountPage.register('oskar@halden.example', 'My_right_pass1');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  for (const password of ['My_wrong_pass1', 'My_wrong_pass2', 'My_wrong_pass3']) {
    await accountPage.signIn('oskar@halden.example', password);
    await expect(page.getByText('Wrong account or password')).toBeVisible();
  }
  await accountPage.signIn('oskar@halden.example', 'My_right_pass1');
  await expect(page.getByText(/Too many failed attempts to sign in, try again in \d s/)).toBeVisible();
  await expect(accountPage.submitButton()).toHaveText('Sign in', { timeout: 20_000 });
  await accountPage.submitButton().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account settings');
});
