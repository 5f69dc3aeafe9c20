import { generateKeyPairSync } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { startSandbox } from '../start-sandbox.ts';
import { onlyDeep } from '../test-depth.ts';
import { test } from '../test.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;

test.beforeAll(async () => {
  sandbox = await startSandbox();
});
test.afterAll(async () => sandbox.stop());

const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

const choose = async (list: Locator, name: string) =>
  list.selectOption(await list.locator('option').filter({ hasText: name }).first().getAttribute('value'));

test('makes an organisation and an API user for a pasted key, steps the clock and places a fault', async ({
  page,
}) => {
  const trouble = listenForTrouble(page);
  await page.goto(`${sandbox.origin}/sandbox`);
  await expect(page.getByText('Local sandbox.')).toBeVisible();

  const clock = part(page, 'Clock');
  await expect(clock).toContainText('2026-11-20 12:00:00 UTC, standing still');
  await clock.getByLabel('Days to step').fill('2');
  await clock.getByRole('button', { name: 'Step' }).click();
  await expect(clock).toContainText('2026-11-22 12:00:00 UTC');

  const organisations = part(page, 'Organisations');
  await organisations.getByLabel('Name').fill('Nova');
  await organisations.getByLabel('Pays by').selectOption('line of credit');
  await organisations.getByRole('button', { name: 'Make organisation' }).click();
  await expect(organisations.getByRole('row', { name: /^Nova/ })).toContainText('line of credit');

  const users = part(page, 'API users');
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  await choose(users.getByLabel('Organisation'), 'Nova');
  await users.getByLabel('Public key').fill(publicKey.export({ type: 'spki', format: 'pem' }));
  await users.getByRole('button', { name: 'Make API user' }).click();
  await expect(users.getByRole('row', { name: /Nova/ })).toContainText('SEARCHADS.');
  await expect(users.getByRole('status')).toContainText('"keyId"');

  const faults = part(page, 'Faults');
  await choose(faults.getByLabel('Whose requests'), 'Nova');
  await faults.getByLabel('Times, empty for always').fill('');
  await faults.getByRole('button', { name: 'Place fault' }).click();
  const placed = faults.getByRole('row', { name: /tooManyRequests/ });
  await expect(placed).toContainText('Nova');
  await expect(placed).toContainText('until taken away');
  await placed.getByRole('button', { name: 'Take away' }).click();
  await expect(placed).toHaveCount(0);
  expect(trouble).toEqual([]);

  await page.request.get(`${sandbox.origin}/v1/me`);
  const requests = part(page, 'Requests');
  const refused = requests.getByRole('row', { name: /GET \/v1\/me/ });
  await expect(refused).toContainText('401');
  await expect(refused).toContainText('A bearer token is required.');
  await requests.getByRole('button', { name: 'Empty the list' }).click();
  await expect(refused).toHaveCount(0);

  await users.getByLabel('Public key').fill('no key');
  await users.getByRole('button', { name: 'Make API user' }).click();
  await expect(users.getByRole('status')).toContainText('must be a PEM of an EC key');
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 390]) {
    const isUsual = (colorScheme === 'light') === (width === 390);
    test(`can be read and used by everybody, ${colorScheme} and ${width} wide`, async ({ page }) => {
      if (!isUsual) onlyDeep();
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${sandbox.origin}/sandbox`);
      await expect(part(page, 'Organisations').locator('tbody tr').first()).toBeVisible();
      await expectNoSeriousAxe(page);
      const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
