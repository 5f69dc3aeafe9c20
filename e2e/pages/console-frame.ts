import { expect, type Page } from '@playwright/test';
import { admin } from '../credentials.ts';
import { SignInPage } from './sign-in-page.ts';

/** What stands around every page of somebody who is signed in. */
export class ConsoleFrame {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly heading = () => this.page.getByRole('heading', { level: 1 });
  readonly sidebar = () => this.page.getByRole('navigation', { name: 'Main menu' });
  readonly palette = () => this.page.getByRole('combobox', { name: 'Go to a page or run a command' });
  readonly personMenu = () => this.page.getByRole('button', { name: 'Your account' });

  /** Every page that this person's menu leads to. */
  async listMenuPaths(): Promise<string[]> {
    const links = await this.sidebar().getByRole('link').all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    return addresses.map((address) => address?.split('#')[1]?.split('?')[0] ?? '');
  }

  async signIn() {
    const signInPage = new SignInPage(this.page);
    await signInPage.open();
    await signInPage.signIn(admin);
    // The page that it leads to takes the focus when it is there: whatever is focused before loses it.
    await expect(this.page.getByRole('main')).toBeFocused();
  }

  async signOut() {
    await this.personMenu().click();
    await this.page.getByRole('menuitem', { name: 'Sign out' }).click();
  }
}
