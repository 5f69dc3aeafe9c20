import type { Browser, Page } from '@playwright/test';

/** A second browser that goes where the QR code leads, in any language: the way on is each page's last button. */
export class ScanningPhone {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async takeOut(browser: Browser, baseURL: string | undefined, locale: string) {
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      locale,
      viewport: { width: 390, height: 844 },
    });
    return new ScanningPhone(await context.newPage());
  }

  readonly heading = () => this.page.getByRole('heading', { level: 1 });
  readonly facts = () => this.page.locator('dl');
  readonly no = () => this.page.getByRole('main').getByRole('button').first();
  readonly yes = () => this.page.getByRole('main').getByRole('button').last();

  /** Through the stand-in, up to the question. `desk` shows the code. */
  async scan(desk: Page) {
    await desk.getByRole('img', { name: /QR|二维码/ }).waitFor();
    const address = await desk.locator('a[target="_blank"][href*="/wechat/stand-in"]').getAttribute('href');
    await this.page.goto(address ?? '');
    await this.yes().click();
    await this.facts().waitFor();
  }

  async approve() {
    await this.yes().click();
    await this.facts().waitFor({ state: 'detached' });
  }

  async refuse() {
    await this.no().click();
    await this.facts().waitFor({ state: 'detached' });
  }
}
