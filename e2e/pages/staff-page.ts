import type { Locator, Page } from '@playwright/test';
import { codeOf } from '../authenticator.ts';
import { PersonalPage } from './personal-page.ts';

type Written = { language: string; title: string; body: string };

export class StaffPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly section = (name: string) => this.page.getByRole('tab', { name, exact: true });
  readonly preview = () => this.page.getByRole('region', { name: /Preview in/ });
  readonly search = () => this.page.getByRole('searchbox');
  readonly dialog = () => this.page.getByRole('dialog');
  readonly row = (name: string) => this.page.getByRole('row').filter({ hasText: name });

  /** At the first entry: the key into an app, a code of it back, the recovery codes kept. */
  async enrol(password: string) {
    await this.page.getByRole('button', { name: 'Set up' }).click();
    await new PersonalPage(this.page).confirm(password);
    const secret = (await this.page.getByTestId('secret').textContent()) ?? '';
    await this.page.getByLabel('Code from the app').fill(codeOf(secret));
    await this.page.getByRole('button', { name: 'Confirm' }).click();
    await this.page.getByRole('button', { name: 'I have saved them' }).click();
  }

  async write({ language, title, body }: Written) {
    await this.section('News and help').waitFor();
    await this.page.getByRole('tab', { name: language }).click();
    await this.page.getByLabel('Title').fill(title);
    await this.page.getByLabel('Text', { exact: true }).fill(body);
  }

  async freeze(row: Locator, reason: string) {
    await row.getByRole('button', { name: /Actions for/ }).click();
    await this.page.getByRole('menuitem', { name: 'Freeze…' }).click();
    await this.dialog().getByLabel('Reason').fill(reason);
    await this.dialog().getByRole('button', { name: 'Freeze the account' }).click();
  }
}
