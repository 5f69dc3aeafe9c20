import { expect, type Locator } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { foundTeam } from '../found-team.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { CertificatePages } from '../pages/certificate-pages.ts';
import { untilApple } from '../until-apple.ts';
import { test } from '../test.ts';

const keywordCount = 50;
const name = '番茄钟 美国';
const pasted = Array.from({ length: keywordCount }, (_, place) => `番茄钟 ${place + 1}\t精确\t1`).join('\n');

test('in Chinese and by keyboard alone, a new team’s first campaign with 50 pasted keywords runs', async ({
  page,
  browser,
}) => {
  test.slow();
  await foundTeam(page, '13700137055', 'Creators');
  await new CertificatePages(page).attachFrom(2);
  const storage = await page.evaluate<string>('JSON.stringify(localStorage)');

  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const chinese = await context.newPage();
  await chinese.goto('/#/home');
  await chinese.evaluate(
    `Object.assign(localStorage, ${storage}); localStorage.removeItem('tapwright.language')`,
  );
  await chinese.reload();
  await chinese.goto('/#/ad/create/create-series?type=common');
  const trouble = listenForTrouble(chinese);
  const { keyboard } = chinese;
  const named = (name: string) => chinese.locator(`[name="${name}"]`);
  const tabTo = async (field: Locator) => {
    for (let count = 0; count < 60; count += 1) {
      if (await field.evaluate((one) => one.matches(':focus'))) return;
      await keyboard.press('Tab');
    }
    throw new Error('No Tab leads there.');
  };

  let lookedOverMs = 0;
  const lookOver = async () => {
    const beganMs = performance.now();
    await expectNoSeriousAxe(chinese);
    lookedOverMs += performance.now() - beganMs;
  };
  const startedMs = performance.now();
  await expect(named('campaigns.0.adamId')).toBeFocused();
  await expect(chinese.getByRole('option').first()).toBeVisible();
  await keyboard.press('Enter');
  await expect(named('campaigns.0.countries')).toBeFocused();
  await keyboard.type('美国');
  await keyboard.press('Enter');
  await expect(chinese.getByRole('cell', { name: '美国' })).toBeVisible();
  // The account has one that the template would name alike.
  await tabTo(named('campaigns.0.name'));
  await keyboard.press('Control+A');
  await keyboard.type(name);
  // What is missing is said at its field, and one is led there.
  await keyboard.press('Control+Enter');
  await expect(named('campaigns.0.dailyCap')).toBeFocused();
  await keyboard.type('40');
  await lookOver();
  await keyboard.press('Control+Enter');

  await expect(named('campaigns.0.adGroups.0.name')).toBeFocused();
  await keyboard.type('番茄钟 – 精确');
  await tabTo(named('campaigns.0.adGroups.0.bid'));
  await keyboard.type('2');
  await lookOver();
  await keyboard.press('Control+Enter');

  await expect(named('campaigns.0.adGroups.0.keywords')).toBeFocused();
  await keyboard.insertText(pasted);
  await expect(chinese.getByRole('table', { name: '关键词', exact: true }).getByRole('row')).toHaveCount(
    keywordCount + 1,
  );
  await lookOver();
  await keyboard.press('Control+Enter');

  // Gone on with on another device, nothing is lost.
  await expect(chinese).toHaveURL(/draft=\d+/);
  await expect(chinese.getByText(/草稿已于/)).toBeVisible();
  await chinese.reload();
  const start = chinese.getByRole('button', { name: '创建并开始' });
  await expect(start).toBeEnabled();
  await lookOver();
  await tabTo(start);
  await keyboard.press('Enter');

  await expect(chinese).toHaveURL(/ad\/changes\?.*set=\d+/);
  // What else the machine did is in it, axe is not: a figure to read, no limit.
  const took = `${((performance.now() - startedMs - lookedOverMs) / 1000).toFixed(1)} s`;
  test.info().annotations.push({ type: 'from the first field to the change set', description: took });
  const rows = chinese.getByRole('row');
  await expect(rows.filter({ hasText: name }).first()).toContainText('已在 Apple 生效', untilApple);
  await expect(chinese.getByText('已完成', { exact: true })).toBeVisible();
  await chinese.goto('/#/ad/create/create-type');
  await expect(chinese.getByRole('radio').first()).toBeVisible();
  await expect(chinese.getByText(name)).toHaveCount(0);
  expect(trouble).toEqual([]);
});
