import { type APIRequestContext, expect } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { AccountPage } from '../pages/account-page.ts';
import { OperationLog } from '../pages/operation-log.ts';
import { inOneLanguage, onlyDeep } from '../test-depth.ts';
import { test } from '../test.ts';

const renamed = 12;

const languages = [
  {
    locale: 'en-US',
    changed: 'Changed',
    exported: 'Exported',
    sentence: 'Nickname changed',
    rows: '13 rows',
    nothing: 'No operations in this range',
    range: /^Time range/,
    thisYear: 'This year',
  },
  {
    locale: 'zh-CN',
    changed: '修改',
    exported: '导出',
    sentence: '修改昵称',
    rows: '共 13 条',
    nothing: '该时间范围内没有操作',
    range: /^时间范围/,
    thisYear: '今年',
  },
];

async function rename(request: APIRequestContext, authorization: string) {
  for (let count = 1; count <= renamed; count += 1) {
    const answer = await request.post('/userInfo/modifyUser', {
      headers: { authorization },
      data: { nickName: `Name ${count}` },
    });
    expect(answer.ok()).toBe(true);
  }
}

for (const words of inOneLanguage(languages, 'zh-CN')) {
  test.describe(words.locale, () => {
    test.use({ locale: words.locale });

    test('finds a change by its type, page by page, and tells what it was before', async ({
      page,
      request,
    }) => {
      onlyDeep();
      test.slow();
      const accountPage = new AccountPage(page);
      const log = new OperationLog(page);
      await accountPage.open('register');
      const reading = page.waitForRequest('**/userInfo/findUser');
      await accountPage.register(`log.${words.locale.toLowerCase()}@halden.example`, 'My_first_pass1');
      await rename(request, (await (await reading).allHeaders())['authorization'] ?? '');

      const trouble = listenForTrouble(page);
      await log.open();
      await expect(log.rows()).toHaveCount(10);
      await log.type(words.changed).click();
      await expect(page).toHaveURL(/type=edit/);
      await expect(log.rows().first()).toContainText(words.sentence);
      await expect(page.getByText(words.rows, { exact: true })).toBeVisible();
      await expectNoSeriousAxe(page);

      await log.rows().first().click();
      await expect(log.details()).toContainText('Name 11');
      await expect(log.details()).toContainText('Name 12');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(log.details().nth(1)).toContainText('Name 10');

      await log.pages().last().click();
      await expect(page).toHaveURL(/type=edit&pageNum=2/);
      // With what they began with: they signed in.
      await expect(log.rows()).toHaveCount(3);
      await page.reload();
      await expect(log.rows()).toHaveCount(3);

      await page.getByRole('button', { name: words.range }).click();
      await page.getByRole('button', { name: words.thisYear }).waitFor();
      await expectNoSeriousAxe(page);
      await page.getByRole('button', { name: words.thisYear }).click();
      await expect(page).toHaveURL(/type=edit&range=thisYear$/);
      await expect(log.rows()).toHaveCount(10);

      await log.type(words.exported).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(words.nothing);
      await log.reset().click();
      await expect(log.rows()).toHaveCount(10);
      expect(trouble).toEqual([]);
    });
  });
}

test('the first opening of the range takes the focus, though its calendar comes later', async ({ page }) => {
  const accountPage = new AccountPage(page);
  await accountPage.open('register');
  await accountPage.register('range@halden.example', 'My_first_pass1');
  const log = new OperationLog(page);
  await log.open();
  await page.route('**/assets/range-panel-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const field = page.getByRole('button', { name: /^Time range/ });
  const panel = page.getByRole('dialog', { name: 'Time range' });
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await expect(field).not.toBeFocused();
  await panel.getByRole('gridcell').first().waitFor();
  await page.keyboard.press('Tab');
  // Of the presets the one that is shown is the stop.
  await expect(panel.locator('button[aria-current="true"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(field).toBeFocused();
});
