import { expect, type Page } from '@playwright/test';
import { readCodeSentTo } from '../read-outbox.ts';

type Mode = 'code' | 'register' | 'retrieve';

/** The sign-in page in each of its forms, in any language: fields are found by name. */
export class AccountPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly field = (name: 'account' | 'code' | 'password' | 'confirm') =>
    this.page.locator(`input[name="${name}"]`);
  readonly agreement = () => this.page.locator('input[name="agreement"]');
  readonly submitButton = () => this.page.locator('button[type="submit"]');
  readonly sendButton = () =>
    this.page.getByRole('button', { name: /Send code|Resend in|发送验证码|秒后重发/ });

  /** Whoever comes in is led to their account. */
  async open(mode?: Mode) {
    const search = new URLSearchParams({
      redirect: '/user/personal',
      ...(mode === undefined ? {} : { mode }),
    });
    await this.page.goto(`/#/login?${search.toString()}`);
    await this.field('account').waitFor();
  }

  /** The message, and what it says into the field; the page works for its captcha by itself. */
  async proveBy(account: string) {
    await this.field('account').fill(account);
    await this.sendButton().click();
    await this.field('code').fill(await readCodeSentTo(account));
  }

  async register(account: string, password: string) {
    await this.proveBy(account);
    await this.setPassword(password);
    await this.agreement().check();
    await this.submitButton().click();
  }

  async setPassword(password: string) {
    await this.field('password').fill(password);
    await this.field('confirm').fill(password);
  }

  /** A press right after another is taken for a slip and sends nothing, so it is pressed until it counts. */
  async signIn(account: string, password: string) {
    await this.field('account').fill(account);
    await this.field('password').fill(password);
    await expect(async () => {
      const answered = this.page.waitForResponse('**/account/login', { timeout: 3000 });
      await this.submitButton().click();
      await answered;
    }).toPass();
  }
}
