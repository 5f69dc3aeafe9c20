import type { Page } from '@playwright/test';

/** The operation log, in any language: its parts are found by what they are. */
export class OperationLog {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly rows = () => this.page.locator('[data-row-toggle]');
  readonly type = (name: string) => this.page.getByRole('radiogroup').getByText(name, { exact: true });
  readonly pages = () => this.page.locator('[data-page]');
  readonly reset = () => this.page.getByRole('main').locator('section').getByRole('button');
  readonly details = () => this.page.locator('dl');

  async open(search = '') {
    await this.page.goto(`/#/user/operation-log${search}`);
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }
}
