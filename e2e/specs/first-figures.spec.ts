import { expect } from '@playwright/test';
import { foundTeam } from '../found-team.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { keepColleagues, keepMeasuredTeam, measuredOwner, readStorage } from '../measured-team.ts';
import { openAsOwner } from '../open-own-keywords.ts';
import { CertificatePages } from '../pages/certificate-pages.ts';
import { PersonWindow } from '../pages/person-window.ts';
import { ReportPage } from '../pages/report-page.ts';
import { test } from '../test.ts';

// What the second does is done in the team of the first.
test.describe.configure({ mode: 'serial' });

test('a new team with a campaign group gets its first figures by themselves, without a reload', async ({
  page,
}) => {
  test.slow();
  await foundTeam(page, measuredOwner.mobile, 'Measured');
  await expect(page.getByRole('heading', { name: 'No data yet' })).toBeVisible();
  await new CertificatePages(page).attachFrom(3);
  const trouble = listenForTrouble(page);
  const report = new ReportPage(page);
  await page.goto('/#/ad/overview/type-overview');
  await expect(page.getByText('Loading your first figures from Apple')).toBeVisible();
  await expect(report.tile('Spend')).toContainText(/\d/, { timeout: 200_000 });
  await expect(page.getByText('Loading…')).toBeHidden();

  // What the pages that are looked at later show: a saved report, a run of it, an ad group.
  await page.goto('/#/report-centre?report=new');
  await page.getByLabel('Name', { exact: true }).fill('Morning numbers');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Morning numbers' })).toBeVisible();
  await page.getByRole('button', { name: 'CSV' }).click();
  await expect(page).toHaveURL(/tab=runs/);
  await page.goto('/#/ad/overview/type-overview');
  await report.chooseRange('This month');
  await report.openFirstRow('Campaign groups');
  await report.openFirstRow('Campaigns');
  await report.openFirstRow('Ad groups');
  expect(trouble).toEqual([]);
  await keepMeasuredTeam(page);
});

test('two colleagues join the team that is measured, and its owner is told of each', async ({
  page,
  browser,
}) => {
  test.slow();
  page.setDefaultTimeout(30_000);
  const { teamId, campaignId } = await openAsOwner(page);
  const owner = new ReportPage(page);
  await page.goto('/#/ad/overview/type-overview');
  await owner.tile('Spend').waitFor();
  const join = async (roleName: string, scope: readonly number[]) => {
    const person = await PersonWindow.open(browser, 'mobile');
    await owner.post('/team/user/add', { teamId, account: person.account, roleName, scope });
    await person.dialog('Invitation to a team').getByRole('button', { name: 'Accept' }).click();
    await expect(person.switcher()).toContainText('Measured');
    const told = page.getByRole('dialog', { name: 'Team notice' });
    await told.getByRole('button', { name: 'Got it' }).click();
    await expect(told).toBeHidden();
    const storage = await readStorage(person.page);
    await person.context.close();
    return storage;
  };
  const adManager = await join('advManager', []);
  keepColleagues({ adManager, reader: await join('campaignsReadOnly', [Number(campaignId)]) });
});
