import type { Page } from '@playwright/test';

export class SignInPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly account = () => this.page.getByLabel('Mobile or e-mail');
  readonly password = () => this.page.locator('input[name="password"]');
  readonly submit = () => this.page.getByRole('button', { name: 'Sign in', exact: true });

  async open() {
    await this.page.goto('/#/login');
    await this.submit().waitFor();
  }

  async signIn({ account, password }: { account: string; password: string }) {
    await this.account().fill(account);
    await this.password().fill(password);
    await this.submit().click();
  }
}
