import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from '../expect-no-serious-axe.ts';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { openInLanguage } from '../open-in-language.ts';
import { ReportPage } from '../pages/report-page.ts';
import { onlyDeep } from '../test-depth.ts';
import { untilApple } from '../until-apple.ts';
import { test } from '../test.ts';

const languages = [
  {
    locale: 'ja',
    structure: '基本構成から',
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
    browser,
  }) => {
    onlyDeep();
    const { locale } = words;
    const own = await openInLanguage(browser, { locale, mobile: '13700137077', organisation: 0 });
    const here = own.page;
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
    await own.context.close();
    await own.stop();
  });

/** Words of a storefront are in its own writing, whatever else is asked for there. */
const popular = [
  {
    locale: 'ja',
    organisation: 0,
    country: 'JP',
    script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    views: 'ビュー',
    view: '人気があり未登録',
    add: 'キーワードに追加…',
    title: '語を追加',
    send: '追加',
    sent: /^操作が完了しました。/,
    runs: /完全一致[1-9]/,
  },
  {
    locale: 'zh-CN',
    organisation: 1,
    country: 'CN',
    script: /\p{Script=Han}/u,
    views: '视图',
    view: '热门但未投放',
    add: '添加为关键词…',
    title: '添加词',
    send: '添加',
    sent: /^操作成功。/,
    runs: /完全匹配 [1-9]/,
  },
];

for (const words of popular)
  test(`in ${words.locale} a popular word of ${words.country} that is not ours becomes a running keyword`, async ({
    browser,
  }) => {
    onlyDeep();
    const own = await openInLanguage(browser, { ...words, mobile: '13700137078' });
    const here = own.page;
    const trouble = listenForTrouble(here);
    const report = new ReportPage(here);
    await here.goto('/#/tool/wordicon');
    await expect(here.getByRole('button', { name: words.views, exact: true })).toBeVisible(untilApple);
    const teamId = await here.evaluate<string>(
      "new URLSearchParams(location.hash.split('?')[1]).get('team')",
    );
    const places = (await report.ask('/tool/wordicon/findPlaces', { teamId })) as {
      adamId: string;
      countries: string[];
    }[];
    const app = places.find(({ countries }) => countries.includes(words.country))?.adamId ?? '';
    // Apple's lists come after the first figures.
    const bounds = { having: 'weekPopularity>=40', startTime: '2026-11-01', endTime: '2026-11-19' };
    const asked = { teamId, adamId: app, country: words.country, ...bounds, pageNum: '1', pageSize: '10' };
    const countPopular = async () =>
      ((await report.ask('/tool/wordicon/findList', asked)) as { total: number }).total;
    await expect.poll(countPopular, { timeout: 300_000, intervals: [5_000] }).toBeGreaterThan(0);

    await here.goto(`/#/tool/wordicon?app=${app}&country=${words.country}&range=last30Days`);
    await here.reload();
    await here.getByRole('button', { name: words.views, exact: true }).click();
    await here.getByRole('menuitem', { name: words.view }).click();
    const grid = here.getByRole('grid');
    const rows = grid.locator('tbody tr');
    // Rows of before stand there until those of the view come.
    await expect(here.getByRole('button', { name: '≥ 40' })).toBeVisible();
    await expect(grid).toHaveAttribute('aria-busy', 'false');
    const popularRow = rows.filter({ has: here.locator('bdi', { hasText: words.script }) }).first();
    await expect(popularRow).toBeVisible();
    const word = await popularRow.locator('bdi').innerText();
    await expectNoSeriousAxe(here);
    // As lists go on being read, another word may come to stand above it.
    const rowOfWord = rows.filter({ has: here.locator('bdi').getByText(word, { exact: true }) });
    await rowOfWord.first().locator('td').nth(1).focus();
    await here.keyboard.press('Enter');
    const panel = here.getByRole('dialog', { name: word });
    await expectNoSeriousAxe(here);
    await panel.getByRole('button', { name: words.add, exact: true }).click();
    const dialog = here.getByRole('dialog', { name: words.title });
    const send = dialog.getByRole('button', { name: words.send, exact: true });
    await expect(send).toBeEnabled();
    await expectNoSeriousAxe(here);
    await send.click();
    await expect(dialog).toBeHidden();
    await expect(here.getByRole('alert').filter({ hasText: words.sent })).toBeVisible(untilApple);
    const named = `origin=own&name=${encodeURIComponent(word)}`;
    await here.goto(`/#/tool/wordicon?app=${app}&country=${words.country}&${named}`);
    await expect(rowOfWord.first()).toContainText(words.runs);
    expect(trouble).toEqual([]);
    await own.context.close();
    await own.stop();
  });
