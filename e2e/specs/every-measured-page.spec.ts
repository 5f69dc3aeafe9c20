import { expect } from '@playwright/test';
import { listenForTrouble } from '../listen-for-trouble.ts';
import { lookAtEach } from '../look-at-page.ts';
import { beSignedIn, readMeasuredTeam } from '../measured-team.ts';
import { ConsoleFrame } from '../pages/console-frame.ts';
import { test } from '../test.ts';

const adGroupTabs = ['', '&tab=searchTerms', '&tab=negatives', '&tab=ads', '&tab=audience', '&tab=trend'];
const groups: Record<string, (adGroup: string) => string[]> = {
  'the overview': () => [
    '/ad/overview/type-overview',
    '/ad/overview/type-overview?by=country',
    '/ad/overview/series-overview',
    '/ad/overview/group-overview',
  ],
  'what is advertised with': () => [
    '/ad/overview/keyword-overview',
    '/ad/overview/search-term-overview',
    '/ad/overview/negative-overview',
    '/ad/changes',
  ],
  'the tools': () => [
    '/tool/wordicon',
    '/tool/wordDetail?word=timer',
    '/tool/wordicon?origin=term&where=runningIn=0',
    '/tool/negativeLists',
    '/tool/structure',
    '/tool/assistant',
  ],
  'an order': () => ['/ad/order'],
  'an ad group': (adGroup) => adGroupTabs.map((tab) => adGroup + tab),
  'money, reports and people': () => [
    '/finance/index',
    '/finance/index?tab=recharges',
    '/finance/index?tab=spend',
    '/finance/index?tab=months',
    '/finance/recharge',
    '/report-centre',
    '/report-centre?report=new',
    '/report-centre?tab=runs',
    '/user/user_manager',
    '/user/user_manager?tab=invitations',
    '/user/zs_manager',
  ],
};

/** Those of one person are looked at in every-page.spec.ts. */
const lookedAtElsewhere = ['/user/personal', '/user/operation-log'];

test('every page that the menu leads to is looked at', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/#/user/personal');
  const looked = [...Object.values(groups).flatMap((pathsOf) => pathsOf('')), ...lookedAtElsewhere];
  const frame = new ConsoleFrame(page);
  await frame.sidebar().waitFor();
  const menu = await frame.listMenuPaths();
  expect(menu).toContain('/ad/overview/type-overview');
  expect(menu.filter((path) => !looked.includes(path))).toEqual([]);
});

for (const [name, pathsOf] of Object.entries(groups))
  test(`${name} can be read and used by everybody`, async ({ page }) => {
    test.slow();
    const { adGroup } = readMeasuredTeam();
    await beSignedIn(page);
    const trouble = listenForTrouble(page);
    await lookAtEach(page, pathsOf(adGroup));
    expect(trouble).toEqual([]);
  });

test('on a phone the rows of a list begin high, and each of its tools is a press away', async ({ page }) => {
  await beSignedIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const tools = ['Views', 'Columns', 'CSV'].map((name) => page.getByRole('button', { name }));
  for (const [path, name] of [
    ['/ad/overview/series-overview', 'Campaigns'],
    ['/ad/overview/keyword-overview', 'Keywords'],
  ] as const) {
    await page.goto(`/#${path}`);
    const first = page.getByRole('list', { name }).getByRole('listitem').first();
    await expect
      .poll(async () => (await first.boundingBox())?.y ?? Infinity, { message: `${name} begin too low` })
      .toBeLessThanOrEqual(230);
    await page.getByRole('button', { name: 'More tools' }).click();
    for (const tool of tools) await expect(tool).toBeInViewport({ ratio: 1 });
  }
});
