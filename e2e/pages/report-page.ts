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
    const headers = await this.authorise();
    const answer = await this.page.request.get(`${path}?${new URLSearchParams(query).toString()}`, {
      headers,
    });
    expect(answer.ok()).toBe(true);
    return ((await answer.json()) as { data: unknown }).data;
  }

  async post(path: string, body: object): Promise<unknown> {
    const sent = await this.page.request.post(path, { headers: await this.authorise(), data: body });
    const { code, data } = (await sent.json()) as { code: number; data: unknown };
    expect(code).toBe(20_000);
    return data;
  }

  /** A change of ads, of which all is live at Apple then. */
  async send(path: string, body: { teamId: number; [list: string]: unknown }): Promise<void> {
    const { changeSetId } = (await this.post(path, body)) as { changeSetId: number };
    const query = { teamId: String(body.teamId), changeSetId: String(changeSetId), pageSize: '10' };
    await expect
      .poll(async () => this.ask('/changes/findOne', query), { timeout: 120_000 })
      .toMatchObject({ set: { state: 'settled', counts: { open: 0 } } });
  }

  private async authorise(): Promise<Record<string, string>> {
    return {
      Authorization: await this.page.evaluate<string>(
        `JSON.parse(localStorage.getItem('tapwright.session')).token`,
      ),
    };
  }
}
