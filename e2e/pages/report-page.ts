import { expect, type Page } from '@playwright/test';

/** Overview, campaigns, ad groups: tiles, chart and table. */
export class ReportPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  tile(name: string) {
    return this.page
      .getByRole('group', { name: 'Measures of the range' })
      .getByRole('button', { name: new RegExp(`^${name}`) });
  }

  table(name: string) {
    return this.page.getByRole('grid', { name });
  }

  /** The rows of figures, without heads and total. */
  rows(name: string) {
    return this.table(name).locator('tbody tr');
  }

  /** How many rows are seen whole, above the foot. */
  async countRowsInSight(name: string): Promise<number> {
    const foot = await this.page.locator('main footer').boundingBox();
    const limit = (foot?.y ?? 0) + 0.5;
    const boxes = await Promise.all((await this.rows(name).all()).map(async (row) => row.boundingBox()));
    return boxes.filter((box) => box !== null && box.height > 20 && box.y + box.height <= limit).length;
  }

  total(name: string) {
    return this.table(name).getByRole('row').nth(1);
  }

  async chooseRange(preset: string): Promise<void> {
    const field = this.page.getByRole('button', { name: /^Time range/ });
    // It rests for a moment after each choice.
    await expect(field).toHaveAttribute('aria-disabled', 'false');
    await field.click();
    await this.page.getByRole('button', { name: preset, exact: true }).click();
    await expect(field).toContainText(preset);
  }

  async openFirstRow(table: string): Promise<string> {
    const link = this.rows(table).first().getByRole('link');
    const name = await link.innerText();
    await link.click();
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
    return name;
  }

  /** A call of the page's own session, as any program would make it. */
  async ask(path: string, query: Record<string, string>): Promise<unknown> {
    const token = await this.page.evaluate<string>(
      `JSON.parse(localStorage.getItem('tapwright.session')).token`,
    );
    const answer = await this.page.request.get(`${path}?${new URLSearchParams(query).toString()}`, {
      headers: { Authorization: token },
    });
    expect(answer.ok()).toBe(true);
    return ((await answer.json()) as { data: unknown }).data;
  }
}
