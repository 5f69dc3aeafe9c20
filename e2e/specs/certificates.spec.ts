import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { foundTeam } from '../found-team.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { CertificatePages } from '../pages/certificate-pages.ts';
import { untilApple } from '../until-apple.ts';
import { test } from '../test.ts';

test('an owner binds a certificate to the sandbox from nothing and sees the first campaigns arrive', async ({
  page,
}) => {
  test.slow();
  const team = await foundTeam(page, '13700137031', 'Certified');
  const trouble = listenForTrouble(page);
  const certificates = new CertificatePages(page);
  await page.goto('/#/user/zs_manager');
  await expect(page.getByRole('heading', { name: 'No Apple Ads account connected' })).toBeVisible();
  await expectNoSeriousAxe(page);

  const publicKey = await certificates.beginBinding();
  const ids = await certificates.pasteAtApple(publicKey);
  await certificates.bringIds({ ...ids, keyId: randomUUID() });
  await expect(certificates.finding('An ID or the key does not match')).toContainText('copy the three IDs');
  await expectNoSeriousAxe(page);

  // A mistake costs one field, and a reload costs nothing.
  await page.reload();
  await expect(page.getByLabel('Client ID')).toHaveValue(ids.clientId);
  expect(await page.getByLabel('Public key', { exact: true }).innerText()).toBe(publicKey);
  await certificates.bringIds(ids);
  await expect(certificates.finding('Apple accepts the key')).toBeVisible();

  await page.getByLabel('Total budget').fill('12');
  await page.getByRole('button', { name: 'Attach 1 campaign group' }).click();
  await expect(page.getByText('The lowest amount is 50.00')).toBeVisible();
  await page.getByLabel('Total budget').fill('5000');
  await page.getByLabel('Name', { exact: true }).fill('Home market');
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Attach 1 campaign group' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Home market' })).toContainText('5,000.00');
  const sync = certificates.syncOf('Home market');
  await expect(sync.getByRole('progressbar')).toBeVisible(untilApple);
  await expect(sync).toContainText(/[1-9]\d* campaigns, [1-9]\d* ad groups/, untilApple);
  await expect(page.getByRole('region').filter({ hasText: ids.clientId }).first()).toContainText('Works');
  await expectNoSeriousAxe(page);

  // What came can be what somebody is bound to.
  await team.open('invitations');
  await team.invite('manager@example.com', 'Campaign group manager', ['Home market']);
  await expect(team.row('manager@example.com')).toContainText('1 campaign group');
  // The browser notes the one refusal that was asked for, the budget below the lowest.
  expect(trouble).toEqual([expect.stringContaining('400 (Bad Request)')]);
});
