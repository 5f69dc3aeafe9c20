import { expect, test } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { foundTeam } from '../found-team.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { CertificatePages } from '../pages/certificate-pages.ts';
import { ReportPage } from '../pages/report-page.ts';
import { startOwnServer } from '../start-own-server.ts';
import { onlyDeep } from '../test-depth.ts';
import { untilApple } from '../until-apple.ts';

const languages = [
  {
    locale: 'ja',
    structure: '最初の構成',
    apart: '地域ごとのキャンペーン',
    propose: '下書きを作成',
    paused: '停止状態で作成',
    make: '停止状態で作成',
    settled: '完了',
    campaigns: 'キャンペーン',
    verdict: '判定',
    waste: '無駄',
    preview: /件の変更をプレビュー/,
    send: /件を送信/,
    live: 'Appleに反映済み',
    recommended: /Appleは.*を推奨しています/,
    taken: '採用済みで、Appleにも伝わっています',
  },
  {
    locale: 'zh-CN',
    structure: '初始结构',
    apart: '各自的广告系列',
    propose: '生成草稿',
    paused: '创建后暂停',
    make: '创建并暂停',
    settled: '已完成',
    campaigns: '广告系列',
    verdict: '判断',
    waste: '浪费',
    preview: /^预览 .* 项更改/,
    send: /^立即发送/,
    live: '已在 Apple 生效',
    recommended: /^Apple 建议/,
    taken: '已采纳，Apple 已知晓',
  },
];
const storefronts = 'US JP GB CA DE FR IT ES AU NZ BR MX NL SE DK NO FI KR TW HK'.split(' ');

for (const words of languages)
  test(`in ${words.locale} a structure goes to twenty storefronts, paused, and a wasteful n-gram is sent as a negative`, async ({
    page,
    browser,
  }) => {
    onlyDeep();
    const own = await startOwnServer();
    const english = await browser.newPage({ baseURL: own.origin });
    await foundTeam(english, '13700137077', 'Planners');
    await new CertificatePages(english).attachFrom(0);
    await english.goto('/#/ad/overview/type-overview');
    await expect(new ReportPage(english).tile('Spend')).toContainText(/\d/, { timeout: 400_000 });
    const storage = await english.evaluate<string>('JSON.stringify(localStorage)');
    const context = await browser.newContext({
      baseURL: own.origin,
      locale: words.locale,
      viewport: { width: 1440, height: 900 },
    });
    const here = await context.newPage();
    await here.goto('/#/home');
    await here.evaluate(
      `Object.assign(localStorage, ${storage}); localStorage.removeItem('tapwright.language')`,
    );
    await here.reload();
    const trouble = listenForTrouble(here);
    const named = (name: string) => here.locator(`[name="${name}"]`);

    await here.goto('/#/ad/create/create-type');
    await here.getByText(words.structure, { exact: true }).click();
    await here.keyboard.press('Control+Enter');
    await named('campaigns.0.adamId').click();
    await here.getByRole('option').first().click();
    for (const country of storefronts) {
      await named('campaigns.0.countries').fill(country);
      await expect(here.getByRole('option').first()).toBeVisible();
      await here.keyboard.press('Enter');
    }
    await here.getByText(words.apart, { exact: true }).click();
    // The account has some that the usual template would name alike.
    await named('structure.nameTemplate').fill('{app} {storefront} {role}');
    await named('structure.goal').fill('3');
    await named('structure.daily').fill('400');
    const propose = here.getByRole('button', { name: words.propose });
    await expect(propose).toBeEnabled();
    await propose.click();
    await expectNoSeriousAxe(here);
    await here.keyboard.press('Control+Enter');
    await here.getByText(words.paused, { exact: true }).first().click();
    const make = here.getByRole('button', { name: words.make });
    await expect(make).toBeEnabled();
    await expectNoSeriousAxe(here);
    await make.click();
    await expect(here).toHaveURL(/ad\/changes\?.*set=\d+/);
    await expect(here.getByText(words.settled, { exact: true })).toBeVisible({ timeout: 300_000 });
    await expect(here.getByText(words.live).first()).toBeVisible();

    // At this goal much of what was searched for is waste.
    const report = new ReportPage(here);
    const { searchParams } = new URL(here.url().split('#')[1] ?? '', own.origin);
    const teamId = Number(searchParams.get('team'));
    const { list } = (await report.ask('/campaignGroup/find', {
      teamId: String(teamId),
      pageNum: '1',
      pageSize: '1',
    })) as { list: { campaignGroupId: number; name: string; revision: number }[] };
    const group = { ...list[0], totalBudget: '', cpaGoal: '0.20' };
    const { campaignGroupId, name, revision, totalBudget, cpaGoal } = group;
    await report.post('/campaignGroup/modify', {
      teamId,
      campaignGroupId,
      name,
      revision,
      totalBudget,
      cpaGoal,
    });
    // As long as its search terms are being read, a making finds too few days.
    const madeFrom = async () => {
      await report.post('/tool/assistant/make', { teamId });
      const query = { teamId: String(teamId) };
      return ((await report.ask('/tool/assistant/findWork', query)) as { run: { from: string | null } }).run
        .from;
    };
    await expect.poll(madeFrom, { timeout: 400_000, intervals: [5_000] }).not.toBeNull();
    await here.goto('/#/tool/assistant?tab=nGrams');
    await here.getByRole('combobox', { name: words.verdict }).selectOption({ label: words.waste });
    const grams = here.getByRole('table').getByRole('row').filter({ hasText: words.waste });
    await expect(grams.first()).toBeVisible(untilApple);
    const offer = here.getByRole('button', { name: words.preview });
    for (let place = 0; !(await offer.isVisible()); place += 1) {
      await grams.nth(place).click();
      await here.waitForTimeout(500);
    }
    await expectNoSeriousAxe(here);
    await offer.click();
    const send = here.getByRole('button', { name: words.send });
    await expect(send).toBeEnabled();
    await expectNoSeriousAxe(here);
    await send.click();
    await expect(send).toBeHidden();
    await here.goto('/#/ad/changes');
    await here.getByRole('row').nth(1).click();
    await expect(here.getByText(words.settled, { exact: true }).first()).toBeVisible(untilApple);

    // Apple recommends more to a campaign that ends its cap early, and is told that it was taken.
    await here.goto('/#/tool/assistant?kind=apple');
    const recommended = here.getByRole('button', { name: words.recommended }).first();
    await expect(recommended).toBeVisible(untilApple);
    await recommended.click();
    await expectNoSeriousAxe(here);
    await here.getByRole('button', { name: words.preview }).click();
    await expect(send).toBeEnabled();
    await send.click();
    await expect(send).toBeHidden();
    await expect(here.getByText(words.taken).first()).toBeVisible(untilApple);
    expect(trouble).toEqual([]);
    await context.close();
    await own.stop();
    await page.close();
  });
