import type { Page } from '@playwright/test';
import { AccountPage } from './pages/account-page.ts';
import { TeamPage } from './pages/team-page.ts';

/** A person of its own for a test, who owns a team of its own. */
export async function foundTeam(
  page: Page,
  mobile: string,
  name: string,
  currency: 'USD' | 'RMB' = 'USD',
): Promise<TeamPage> {
  const accountPage = new AccountPage(page);
  await accountPage.open('register');
  await accountPage.register(mobile, 'My_first_pass1');
  const team = new TeamPage(page);
  await team.bell().waitFor();
  await team.create(name, currency);
  return team;
}
