import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { foundTeam } from '../found-team.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { PersonalPage } from '../pages/personal-page.ts';
import { ReportPage } from '../pages/report-page.ts';
import { test } from '../test.ts';

test('an owner builds a report, keeps it, has it mailed each week, and downloads what was made', async ({
  page,
}) => {
  test.slow();
  const team = await foundTeam(page, '13700137051', 'Reporting');
  const trouble = listenForTrouble(page);

  await team.menuEntry('Report centre').click();
  await expect(page.getByRole('heading', { name: 'No saved reports yet' })).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.getByRole('link', { name: 'New report' }).first().click();
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('Keywords');
  await page.getByText('Measures (6)').click();
  await page.getByRole('checkbox', { name: 'Tap rate' }).check();
  await expect(page.getByText('No data for these days.')).toBeVisible();
  await expectNoSeriousAxe(page);

  // What was built is not lost by a click beside it.
  const dialog = page.getByRole('dialog');
  await team.menuEntry('Report centre').click();
  await dialog.getByRole('button', { name: 'Stay' }).click();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter a name for the report')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Morning numbers');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Morning numbers' })).toBeVisible();

  // Whoever has no address is told so before anything is sent, and where to mend it.
  await page.getByRole('button', { name: 'Send by e-mail' }).click();
  await expect(dialog.getByRole('checkbox', { name: /no e-mail address/ })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Send by e-mail' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose at least one recipient');
  await expectNoSeriousAxe(page);
  await dialog.getByRole('link', { name: 'Bind an e-mail address' }).click();
  const personal = new PersonalPage(page);
  await personal.bind('E-mail', 'reporter@example.com', 'My_first_pass1');
  await expect(personal.row('E-mail')).toContainText('example.com');
  // The server asked once who it is.
  expect(trouble.splice(0)).toEqual([expect.stringContaining('403')]);

  await team.menuEntry('Report centre').click();
  await page.getByRole('link', { name: 'Morning numbers' }).click();
  await page.getByRole('button', { name: 'Send by e-mail' }).click();
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await dialog.getByRole('combobox', { name: 'Frequency' }).selectOption('Weekly');
  await expectNoSeriousAxe(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'CSV' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Morning numbers .*\.csv$/);

  // As the link of a mail leads there.
  const { list } = (await new ReportPage(page).ask('/reportCentre/findRuns', {
    teamId: new URL(page.url().replace('/#/', '/')).searchParams.get('team') ?? '',
  })) as { list: { runId: number }[] };
  await page.goto(`/#/report-centre?tab=runs&run=${list[0]?.runId ?? 0}`);
  await expect(page.locator('tr[aria-current]')).toContainText('Morning numbers');
  await expectNoSeriousAxe(page);
  await page.getByRole('tab', { name: 'Reports' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Morning numbers' })).toContainText('Weekly, next');
  await expectNoSeriousAxe(page);

  await team.menuEntry('Finance').click();
  await page.getByRole('tab', { name: 'Spend by month' }).click();
  await expect(page.getByRole('heading', { name: 'No spend yet' })).toBeVisible();
  await expectNoSeriousAxe(page);
  expect(trouble).toEqual([]);
});
