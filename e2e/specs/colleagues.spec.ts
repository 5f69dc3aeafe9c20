import { expect, test } from '@playwright/test';
import { keepColleagues, readStorage } from '../measured-team.ts';
import { openAsOwner } from '../open-own-keywords.ts';
import { PersonWindow } from '../pages/person-window.ts';
import { ReportPage } from '../pages/report-page.ts';

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
