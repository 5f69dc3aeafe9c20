import { expect, type Page } from '@playwright/test';
import { beSignedIn, readMeasuredTeam } from './measured-team.ts';
import { ReportPage } from './pages/report-page.ts';

/** Where the measured team's ad group is, and whose it is. */
function readPlace(): { teamId: number; campaignId: string | null } {
  const { searchParams } = new URL(readMeasuredTeam().adGroup, 'http://console.example');
  return { teamId: Number(searchParams.get('team')), campaignId: searchParams.get('campaignId') };
}

/** As the owner of the measured team, who need not sign in. */
export async function openAsOwner(page: Page): Promise<ReturnType<typeof readPlace>> {
  await beSignedIn(page);
  await page.goto('/#/user/personal');
  return readPlace();
}

export const ownKeywords = (name: string) =>
  `/#/ad/overview/keyword-overview?name=${name}&sort=name&order=asc`;

/** A list of keywords of its own, in a paused ad group that nobody else looks at. */
export async function openOwnKeywords(
  page: Page,
  name: string,
  count: number,
): Promise<{ report: ReportPage; teamId: number }> {
  const { teamId, campaignId } = await openAsOwner(page);
  const report = new ReportPage(page);
  const keywords = Array.from({ length: count }, (_, place) => ({
    text: `${name} ${String(place + 1).padStart(4, '0')}`,
    matchType: 'EXACT',
    bid: '0.50',
  }));
  const own = { campaignId, name, bid: '2.00', status: 'paused', keywords };
  await report.send('/adgroups/add', { teamId, adGroups: [own] });
  await page.goto(ownKeywords(name));
  await expect(page.getByText(`${new Intl.NumberFormat('en').format(count)} rows`).first()).toBeVisible();
  return { report, teamId };
}
