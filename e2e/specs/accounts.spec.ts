import { expect, test } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { DoorPage } from '../pages/door-page.ts';

const languages = [
  {
    locale: 'en-US',
    settings: 'Account settings',
    menu: 'Your account',
    signOut: 'Sign out',
    register: 'Create an account',
    code: 'Code',
    forgot: 'Forgot password?',
    changed: 'Password changed, log in again',
    taken: 'This mobile number or e-mail already has an account',
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
    taken: '该手机号或邮箱已有账号',
  },
];

for (const words of languages) {
  test.describe(words.locale, () => {
    test.use({ locale: words.locale });

    test('registers by e-mail, signs in by code and by password, and sets a new password', async ({
      page,
    }) => {
      test.slow();
      const door = new DoorPage(page);
      const email = `mei.${words.locale.toLowerCase()}@halden.example`;
      const heading = page.getByRole('heading', { level: 1 });
      const signOut = async () => {
        await page.getByRole('button', { name: words.menu }).click();
        await page.getByRole('menuitem', { name: words.signOut }).click();
        await door.field('account').waitFor();
      };

      await page.goto('/#/user/personal');
      await page.getByRole('link', { name: words.register }).click();
      await door.register(email, 'My_first_pass1');
      await expect(heading).toHaveText(words.settings);
      await signOut();

      await page.getByRole('link', { name: words.code, exact: true }).click();
      await door.proveBy(email);
      await door.submitButton().click();
      await expect(heading).toHaveText(words.settings);
      await signOut();

      await door.signIn(email, 'My_first_pass1');
      await expect(heading).toHaveText(words.settings);
      await signOut();

      await page.getByRole('link', { name: words.forgot }).click();
      await door.proveBy(email);
      await door.setPassword('My_second_pass');
      await door.submitButton().click();
      await expect(page.getByRole('alert').filter({ hasText: words.changed })).toBeVisible();
      await expect(door.field('account')).toHaveValue(email);
      await door.signIn(email, 'My_second_pass');
      await expect(heading).toHaveText(words.settings);
      await signOut();

      await page.getByRole('link', { name: words.register }).click();
      await door.sendButton().click();
      await door.captcha.solve();
      await expect(page.getByText(words.taken)).toBeVisible();
      await expect(door.field('account')).toBeFocused();
    });
  });
}

test('says what a new account lacks, where it lacks it, and counts down to the next code', async ({
  page,
}) => {
  const door = new DoorPage(page);
  await door.open('register');
  await door.submitButton().click();
  for (const text of [
    'Enter a correct mobile number or e-mail',
    'Enter the verification code',
    'Enter the password',
    'Enter the password once more',
    'Accept the agreement to go on',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(door.field('account')).toBeFocused();
  await door.field('password').fill('short');
  await expect(page.getByText('Enter an 8 to 16 character password')).toBeVisible();
  await door.field('confirm').fill('other');
  await expect(page.getByText('The two passwords do not match')).toBeVisible();
  await expectNoSeriousAxe(page);

  await door.proveBy('13812345670');
  await expect(door.sendButton()).toBeDisabled();
  await page.reload();
  await door.field('account').fill('13812345670');
  await expect(door.sendButton()).toBeDisabled();
  await door.field('account').fill('13812345671');
  await expect(door.sendButton()).toBeEnabled();
});

test('asks for a wait and a captcha after failures, and then lets the right password in', async ({
  page,
}) => {
  test.slow();
  const door = new DoorPage(page);
  await door.open('register');
  await door.register('oskar@halden.example', 'My_right_pass1');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  for (const password of ['My_wrong_pass1', 'My_wrong_pass2', 'My_wrong_pass3']) {
    await door.signIn('oskar@halden.example', password);
    await expect(page.getByText('Wrong account or password')).toBeVisible();
  }
  await door.signIn('oskar@halden.example', 'My_right_pass1');
  await expect(page.getByText(/Too many failed attempts to sign in, try again in \d s/)).toBeVisible();
  await expect(door.submitButton()).toHaveText('Sign in', { timeout: 20_000 });
  await door.submitButton().click();
  await door.captcha.solve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account settings');
});
