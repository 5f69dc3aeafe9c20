import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { foundTeam } from '../found-team.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { PersonWindow } from '../pages/person-window.ts';
import { TeamPage } from '../pages/team-page.ts';
import { onlyDeep } from '../test-depth.ts';
import { test } from '../test.ts';

test('whoever keeps the finances lands there, sees the money and no ads, and no range reaches today', async ({
  page,
  browser,
}) => {
  onlyDeep();
  test.slow();
  const owner = await foundTeam(page, '13912340091', 'Halden Labs');
  const bob = await PersonWindow.open(browser, 'email');
  const trouble = listenForTrouble(bob.page);
  const bobs = new TeamPage(bob.page);
  await owner.open();
  await owner.invite(bob.account, 'Finance');
  await bob.dialog('Invitation to a team').getByRole('button', { name: 'Accept' }).click();
  await expect(bob.page).toHaveURL(/#\/finance\/index/);
  await expect(bobs.heading()).toHaveText('Finance');
  await expect(bobs.menuEntry('Finance')).toBeVisible();
  for (const entry of ['Overview', 'Campaigns', 'Report centre', 'Certificates'])
    await expect(bobs.menuEntry(entry)).toBeHidden();
  await expectNoSeriousAxe(bob.page);

  for (const path of ['/ad/overview/type-overview', '/ad/create/create-type', '/report-centre']) {
    await bob.page.goto(`/#${path}`);
    await expect(bob.page).toHaveURL(/#\/404\?because=role$/);
    await expect(bob.page.getByText('Your role has no access to this page')).toBeVisible();
  }

  const presets = bob.page.getByRole('list', { name: 'Date ranges' });
  for (const [tab, field] of [
    ['account', /^Days booked/],
    ['spend', /^Time range/],
  ] as const) {
    await bob.page.goto(`/#/finance/index?tab=${tab}`);
    await bob.page.getByRole('button', { name: field }).click();
    await expect(presets.getByRole('button', { name: 'Yesterday' })).toBeVisible();
    await expect(presets.getByRole('button', { name: 'Today', exact: true })).toHaveCount(0);
    await expectNoSeriousAxe(bob.page);
    await bob.page.keyboard.press('Escape');
  }

  await bob.page.goto('/#/finance/index?range=lastMonth');
  await expect(bob.page.getByText('Nothing booked on these days')).toBeVisible();
  await bob.page.getByRole('tab', { name: 'Closed months' }).click();
  await expect(bob.page.getByText('No closed month yet')).toBeVisible();
  await expectNoSeriousAxe(bob.page);
  await bob.page.getByRole('link', { name: 'Recharge' }).click();
  await expect(bob.page.getByRole('radio', { name: 'Bank remittance' })).toBeVisible();
  expect(trouble).toEqual([]);
  await bob.context.close();
});
