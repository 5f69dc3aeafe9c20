import type { Page } from '@playwright/test';
import { DoorPage } from './pages/door-page.ts';
import { TeamPage } from './pages/team-page.ts';

/** A person of its own for a test, who owns a team of its own. */
export async function foundTeam(page: Page, mobile: string, name: string): Promise<TeamPage> {
  const door = new DoorPage(page);
  await door.open('register');
  await door.register(mobile, 'My_first_pass1');
  const team = new TeamPage(page);
  await team.bell().waitFor();
  await team.create(name);
  return team;
}
