import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { openAsOwner } from '../open-own-keywords.ts';
import { ReportPage } from '../pages/report-page.ts';
import { untilApple } from '../until-apple.ts';
import { test } from '../test.ts';

type Campaigns = {
  list: readonly { readonly campaignGroupId: number; readonly adamId: string | null }[];
};

test('by keyboard a campaign gets another name, an end and a total budget in its list, seen live, and is found by its filter', async ({
  page,
}) => {
  test.slow();
  const trouble = listenForTrouble(page);
  const { teamId } = await openAsOwner(page);
  const report = new ReportPage(page);
  const { list } = (await report.ask('/campaign/findCampaign', { teamId: String(teamId) })) as Campaigns;
  const [like] = list;
  const adGroups = [{ name: 'lanterns', bid: '0.50', status: 'paused' }];
  const campaign = { name: 'paper lanterns', dailyCap: '20.00', countries: ['US'], adGroups };
  await report.send('/campaign/add', {
    teamId,
    campaigns: [{ ...campaign, campaignGroupId: like?.campaignGroupId, adamId: like?.adamId }],
  });

  await page.goto('/#/ad/overview/series-overview?name=lanterns&columns=totalBudget,endTime');
  const rows = report.rows('Campaigns');
  const cell = (place: number) => rows.first().locator('td').nth(place);
  const said = page.getByRole('alert').filter({ hasText: /^Operation successful: / });
  const type = async (field: string, key: string, typed: string) => {
    await page.keyboard.press(key);
    const input = page.getByRole('textbox', { name: new RegExp(`^${field} of `) });
    await expect(input).toBeFocused();
    await page.keyboard.type(typed);
    await expect(input).toHaveValue(typed);
    if (field === 'End') await expectNoSeriousAxe(page);
    await page.keyboard.press('Enter');
    await expect(input).toBeHidden();
    await expect(page.locator('[data-cursor]')).toBeFocused();
  };

  await expect(cell(1)).toContainText('paper lanterns');
  await cell(1).focus();
  await type('Name', 'F2', 'silk lanterns');
  await expect(said).toContainText('paper lanterns → silk lanterns', untilApple);
  await expect(cell(1)).toContainText('silk lanterns');

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await type('Total budget', 'Enter', '500');
  await expect(said).toContainText('Total budget none → 500.00', untilApple);
  await page.keyboard.press('ArrowRight');
  await type('End', 'Enter', '2031-12-24');
  await expect(said).toContainText('24 Dec 2031 23:59', untilApple);
  await expect(cell(3)).toContainText('500.00');
  await expect(cell(4)).toContainText('2031-12-24 23:59');

  // Ad groups, of which one lies in a campaign of that name.
  await page.goto('/#/ad/overview/group-overview');
  const groups = report.rows('Ad groups');
  await expect(groups.nth(1)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('silk lant');
  await page.getByRole('option', { name: 'Campaign contains' }).click();
  await expect(page.getByRole('button', { name: /^Remove filter Campaign contains/ })).toBeVisible();
  await expect(groups).toHaveCount(1);
  await expect(groups.first()).toContainText('lanterns');
  expect(trouble).toEqual([]);
});
