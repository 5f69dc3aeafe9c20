import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { beSignedIn, type Colleague, readMeasuredTeam } from '../measured-team.ts';
import { AccountPage } from './account-page.ts';

const password = 'a_first_pass_1';
let made = 0;

/** One person in a browser of their own, signed up by mobile or e-mail. */
export class PersonWindow {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly account: string;

  private constructor(context: BrowserContext, page: Page, account: string) {
    this.context = context;
    this.page = page;
    this.account = account;
  }

  static async open(browser: Browser, by: 'mobile' | 'email'): Promise<PersonWindow> {
    made += 1;
    const unique = `${process.pid % 10_000}${made}`.padStart(8, String(Date.now() % 10_000_000));
    const account = by === 'mobile' ? `139${unique.slice(-8)}` : `person.${unique}@halden.example`;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const accountPage = new AccountPage(page);
    await page.goto('/#/login?mode=register');
    await accountPage.field('account').waitFor();
    await accountPage.register(account, password);
    const window = new PersonWindow(context, page, account);
    await window.switcher().waitFor();
    return window;
  }

  /** Who joined the measured team before anybody looked at it. */
  static async openColleague(browser: Browser, who: Colleague): Promise<PersonWindow> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await beSignedIn(page, readMeasuredTeam().colleagues?.[who]);
    await page.goto('/#/ad/overview/type-overview');
    const window = new PersonWindow(context, page, who);
    await expect(window.switcher()).toContainText('Measured');
    return window;
  }

  /** Seen behind a dialog too, which hides the page from readers while it is open. */
  readonly switcher = () => this.page.getByRole('button', { name: /^Team/, includeHidden: true });
  readonly dialog = (name: string, page = this.page) => page.getByRole('dialog', { name });
  readonly openBell = () => this.page.getByRole('button', { name: /^Notifications/ }).click();

  async signIn() {
    const accountPage = new AccountPage(this.page);
    await this.page.goto('/#/login');
    await accountPage.field('account').waitFor();
    await accountPage.signIn(this.account, password);
    await this.switcher().waitFor();
  }

  /** A call in this person's name, as a page of theirs elsewhere would make it. */
  async call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const stored = await this.page.evaluate<string>("localStorage.getItem('tapwright.session')");
    const response = await this.page.request.fetch(path, {
      method,
      headers: { authorization: JSON.parse(stored).token },
      ...(body === undefined ? {} : { data: body }),
    });
    const { code, data, message } = await response.json();
    if (code !== 20_000) throw new Error(`${path} answered ${code}: ${message}`);
    return data;
  }
}
