import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { openAsOwner } from '../open-own-keywords.ts';
import { PersonWindow } from '../pages/person-window.ts';
import { ReportPage } from '../pages/report-page.ts';
import { test } from '../test.ts';
import { onlyDeep } from '../test-depth.ts';

type Campaigns = { list: { campaignId: string; name: string }[] };

test('a view that one person shares is opened by another, who sees a part of the team and is told so', async ({
  page,
  browser,
}) => {
  onlyDeep();
  test.slow();
  const { teamId } = await openAsOwner(page);
  const trouble = listenForTrouble(page);
  const owners = new ReportPage(page);
  // As the address was when there was one column more.
  await page.goto('/#/ad/overview/series-overview?columns=status,taps,formerScore&sort=taps&order=desc');
  await expect(page.getByText('left out: formerScore')).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save as a new view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Most taps');
  await page.getByRole('checkbox', { name: 'Share with the team' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/view=\d+/);
  const total = await owners.total('Campaigns').innerText();
  expect(await owners.rows('Campaigns').count()).toBeGreaterThan(1);

  const bob = await PersonWindow.openColleague(browser, 'reader');
  const bobs = new ReportPage(bob.page);
  const { list } = (await bobs.ask('/campaign/findCampaign', { teamId: String(teamId) })) as Campaigns;
  expect(list).toHaveLength(1);
  const [seen] = list;
  await bob.page.goto('/#/ad/overview/series-overview');
  await bob.page.getByRole('button', { name: 'Views' }).click();
  await bob.page.getByRole('menuitem', { name: 'Most taps' }).click();
  await expect(bob.page).toHaveURL(/view=\d+/);
  await expect(bob.page.getByText('left out: formerScore')).toBeVisible();
  await expect(bob.page.getByText('Figures of your part of the team only')).toBeVisible();
  await expect(bobs.rows('Campaigns')).toHaveCount(1);
  await expect(bobs.rows('Campaigns')).toContainText(seen?.name ?? '');
  await expect(bobs.table('Campaigns').getByRole('columnheader', { name: 'Taps' })).toBeVisible();
  await expect(bobs.table('Campaigns').getByRole('columnheader', { name: /^Spend/ })).toBeHidden();
  expect(await bobs.total('Campaigns').innerText()).not.toBe(total);
  await expectNoSeriousAxe(bob.page);

  // It is somebody else's: opened and copied, not changed.
  await bob.page.getByRole('button', { name: 'Most taps' }).click();
  await expect(bob.page.getByRole('menuitem', { name: 'Save as a new view' })).toBeVisible();
  await expect(bob.page.getByRole('menuitem', { name: 'Remove view' })).toBeHidden();
  await bob.context.close();
  expect(trouble).toEqual([]);
});
