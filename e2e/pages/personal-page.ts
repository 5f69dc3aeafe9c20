import type { Page } from '@playwright/test';
import { readCodeSentTo } from '../read-outbox.ts';

/** One's own account, in any language: rows and tabs by their words, fields by their names. */
export class PersonalPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly tab = (name: string) => this.page.getByRole('tab', { name });
  readonly row = (name: string) => this.page.locator('dl > div').filter({ hasText: name });
  readonly dialog = () => this.page.getByRole('dialog');
  readonly field = (name: string) => this.dialog().locator(`input[name="${name}"]`);
  readonly submitButton = () => this.dialog().locator('button[type="submit"]');
  readonly sendButton = () => this.dialog().getByRole('button', { name: /Send code|发送验证码/ });
  readonly pictureInput = () => this.page.locator('input[name="uploadFile"]');
  /** In the top bar. */
  readonly ownPicture = () => this.page.locator('button img[src^="/file/"]');

  async edit(row: string) {
    await this.row(row).getByRole('button').click();
  }

  /** Asked once more who one is, by the password. */
  async confirm(password: string) {
    const dialog = this.dialog().filter({ has: this.page.locator('input[name="password"]') });
    await dialog.locator('input[name="password"]').fill(password);
    await dialog.locator('button[type="submit"]').click();
    await dialog.waitFor({ state: 'hidden' });
  }

  async bind(row: string, account: string, password: string) {
    await this.edit(row);
    await this.field('account').fill(account);
    await this.sendButton().click();
    await this.field('code').fill(await readCodeSentTo(account));
    await this.submitButton().click();
    await this.confirm(password);
  }

  async changePassword(row: string, { before, after }: { before: string; after: string }) {
    await this.edit(row);
    await this.field('oldPwd').fill(before);
    await this.field('newPwd').fill(after);
    await this.field('confirm').fill(after);
    await this.submitButton().click();
  }
}
