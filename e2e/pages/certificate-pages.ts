import { expect, type Page } from '@playwright/test';

/** The certificates of a team, the steps that bind one, and the sandbox's page where its key goes. */
export class CertificatePages {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async beginBinding(): Promise<string> {
    await this.page.goto('/#/user/zs_manager');
    await this.page.getByRole('button', { name: 'Connect an Apple Ads account' }).click();
    await this.page.getByRole('button', { name: 'Create key pair' }).click();
    const key = this.page.getByLabel('Public key', { exact: true });
    await expect(key).toContainText('BEGIN PUBLIC KEY');
    return key.innerText();
  }

  /** What a person does at Apple: paste the key, take three ids. */
  async pasteAtApple(
    publicKeyPem: string,
    organisation = 0,
  ): Promise<{ clientId: string; teamId: string; keyId: string }> {
    const address = await this.page.getByRole('link', { name: 'Open the sandbox page' }).getAttribute('href');
    const world = await this.page.request.get(`${address ?? ''}/world`);
    const { organisations } = (await world.json()) as { organisations: { id: number }[] };
    const orgId = organisations[organisation]?.id;
    const answer = await this.page.request.post(`${address ?? ''}/api-users`, {
      data: { publicKeyPem, orgId },
    });
    return answer.json() as Promise<{ clientId: string; teamId: string; keyId: string }>;
  }

  async bringIds(ids: { clientId: string; teamId: string; keyId: string }): Promise<void> {
    await this.page.getByLabel('Client ID').fill(ids.clientId);
    await this.page.getByLabel('Team ID').fill(ids.teamId);
    await this.page.getByLabel('Key ID').fill(ids.keyId);
    await this.page.getByRole('button', { name: /^Check/ }).click();
  }

  /** From nothing to a campaign group of the sandbox. An ad account belongs to one team: each test takes its own. */
  async attachFrom(organisation: number): Promise<void> {
    await this.bringIds(await this.pasteAtApple(await this.beginBinding(), organisation));
    await this.page.getByRole('button', { name: 'Attach 1 campaign group' }).click();
    await expect(this.page.getByText('1 campaign group attached')).toBeVisible();
  }

  /** How far a campaign group is in step with Apple. */
  syncOf(group: string) {
    const all = this.page.getByRole('region', { name: 'Sync with Apple' });
    return all.getByRole('listitem').filter({ hasText: group });
  }

  finding(name: string) {
    return this.page.getByRole('listitem').filter({ hasText: name });
  }
}
