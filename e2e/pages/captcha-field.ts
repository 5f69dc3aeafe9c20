import type { Page } from '@playwright/test';

/** What each digit is called where a captcha is read as words. */
const digitNames = [
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  Array.from('零一二三四五六七八九'),
];

export class CaptchaField {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly input = () => this.page.locator('input[name="captcha"]');
  readonly asWords = () => this.page.getByRole('button', { name: /^(Show as words|改用文字)$/ });

  /** As somebody does who cannot see the picture: what is asked is in the field's name. */
  async solve() {
    const answered = this.page.waitForResponse(/createCode\?inWords=true/);
    await this.asWords().click();
    await answered;
    const label = this.page.locator('label').filter({ hasText: /(As digits:|写成数字：).*[^…]$/ });
    await this.input().fill(readDigits((await label.textContent()) ?? ''));
  }
}

function readDigits(words: string): string {
  const names = digitNames.find((each) => each.some((name) => words.includes(name))) ?? [];
  return Array.from(words.matchAll(new RegExp(names.join('|'), 'g')), ([name]) => names.indexOf(name)).join(
    '',
  );
}
