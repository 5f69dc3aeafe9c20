import { expect, type Page } from '@playwright/test';

type Rights = 'Members' | 'Invitations' | 'Permission details';

/** Team management, and what the frame around it says of the team; in English. */
export class TeamPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly heading = () => this.page.getByRole('heading', { level: 1 });
  readonly teamName = () => this.page.getByRole('region', { name: 'Team' }).getByRole('heading');
  readonly tab = (name: Rights) => this.page.getByRole('tab', { name });
  readonly row = (text: string) => this.page.getByRole('row').filter({ hasText: text });
  readonly dialog = () => this.page.getByRole('dialog');
  readonly said = (text: string) => this.page.getByRole('alert').filter({ hasText: text });
  readonly inviteButton = () => this.page.getByRole('button', { name: 'Invite a collaborator' }).first();
  /** Seen behind a dialog too, which hides the page from readers while it is open. */
  readonly switcher = () =>
    this.page
      .getByRole('banner', { includeHidden: true })
      .getByRole('button', { name: /^Team/, includeHidden: true });
  readonly bell = () => this.page.getByRole('button', { name: /^Notifications/ });
  readonly menuEntry = (name: string) =>
    this.page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });

  async open(tab = 'members') {
    await this.page.goto(`/#/user/user_manager?tab=${tab}`);
    await this.tab('Members').waitFor();
  }

  async create(name: string, currency: 'USD' | 'RMB' = 'USD') {
    await this.page.goto('/#/user/create_team');
    await this.page.locator('input[name="teamName"]').fill(name);
    // The radio lies behind its segment, which takes the press.
    await this.page.getByRole('radiogroup').getByText(currency, { exact: true }).click();
    await this.page.locator('main form button[type="submit"]').click();
    await this.heading().filter({ hasText: 'Overview' }).waitFor();
  }

  /** Without a scope: for the whole team. */
  async invite(account: string, role: string, campaignGroups: readonly string[] = []) {
    await this.inviteButton().click();
    await this.dialog().locator('input[name="account"]').fill(account);
    await this.chooseRole(role);
    if (campaignGroups.length > 0)
      await this.dialog().getByRole('radio', { name: 'Selected campaign groups' }).check();
    for (const name of campaignGroups) await this.dialog().getByRole('checkbox', { name }).check();
    await this.submit('Send invitation');
  }

  async chooseRole(role: string) {
    await this.dialog().getByRole('radio', { name: role, exact: true }).check();
  }

  async submit(name: string) {
    await this.dialog().getByRole('button', { name, exact: true }).click();
  }

  /** A press right after another is taken for a slip and sends nothing, so it is pressed until it counts. */
  async submitAgain(name: string, path: string) {
    await expect(async () => {
      const answered = this.page.waitForResponse(`**${path}`, { timeout: 3000 });
      await this.submit(name);
      await answered;
    }).toPass();
  }

  /** From the menu of a row. */
  async choose(row: string, action: string) {
    await this.row(row)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  async dissolve(name: string) {
    await this.page.getByRole('button', { name: 'Transfer, leave or dissolve' }).click();
    await this.page.getByRole('menuitem', { name: 'Dissolve the team' }).click();
    await this.dialog().locator('input[name="teamName"]').fill(name);
    await this.submit('Dissolve the team');
  }
}
