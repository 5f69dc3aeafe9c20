import type { Browser, BrowserContext, Page } from '@playwright/test';
import { changeRangeTo, drawBareTable, goTo } from './in-page.ts';
import { type Demo, enter, openBrowser, openDemo } from './open-demo.ts';
import { type Measurement, medianOf } from './table.ts';

const usualRounds = 5;
const firstReadingMs = 15 * 60_000;
/** Longer than the range's lock, so that what is measured is not the wait for it. */
const betweenMs = 2500;
/** A hand that has reached what it presses rests there about as long. */
const restsMs = 120;
const ranges = ['This week', 'This month', 'This year'] as const;
const entries = ['Campaigns', 'Keywords'] as const;

/** The console of the demo team in a browser on the same machine: a cold sign-in, the menu, another range. */
export async function measure(rounds = usualRounds): Promise<Measurement[]> {
  const demo = await openDemo();
  const browser = await openBrowser();
  try {
    const first = await enter(browser, demo);
    await first.page.getByText(/^Data through/).waitFor({ timeout: firstReadingMs });
    await first.context.close();
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, demo));
    const bareMs = medianOf(visits.map((each) => each.bareMs));
    const say = (what: string, times: number[], goalMs?: number): Measurement => {
      const ms = medianOf(times);
      return {
        what: `pages: ${what}`,
        figure: `${ms.toFixed(0)} ms, ${(ms / bareMs).toFixed(1)} ×`,
        ...(goalMs !== undefined && { goal: { words: `at most ${goalMs} ms`, isMet: ms <= goalMs } }),
      };
    };
    return [
      {
        what: 'pages: 4,000 bare cells, which the others are so many times of',
        figure: `${bareMs.toFixed(0)} ms`,
      },
      say(
        'table and chart after a cold sign-in',
        visits.map(({ usableMs }) => usableMs),
        800,
      ),
      say(
        'table and chart by the address, nothing kept',
        visits.map(({ coldMs }) => coldMs),
      ),
      ...entries.map((entry, place) =>
        say(
          `menu to ${entry}, seen before`,
          visits.map(({ menuMs }) => menuMs[place] ?? Number.NaN),
          150,
        ),
      ),
      ...ranges.map((range, place) =>
        say(
          `range to ${range.toLowerCase()}`,
          visits.map(({ changesMs }) => changesMs[place] ?? Number.NaN),
          120,
        ),
      ),
    ];
  } finally {
    await browser.close();
    await demo.stop();
  }
}

async function visit(browser: Browser, demo: Demo) {
  const { context, page } = await enter(browser, demo);
  const startedMs = performance.now();
  await untilUsable(page);
  const usableMs = performance.now() - startedMs;
  const bareMs = await page.evaluate<number>(drawBareTable);
  const menuMs: number[] = [];
  for (const entry of entries) menuMs.push(await openAgain(page, entry));
  await page.evaluate(goTo('Overview'));
  const changesMs: number[] = [];
  for (const range of ranges) changesMs.push(await changeRange(page, range));
  const coldMs = await openCold(browser, context);
  await context.close();
  return { usableMs, coldMs, bareMs, menuMs, changesMs };
}

const untilUsable = async (page: Page) => {
  await page.locator('[data-grid] tbody tr [data-cell]').first().waitFor();
  await page.locator('canvas').first().waitFor();
};

/** Signed in, in a browser that has nothing of the console. */
async function openCold(browser: Browser, signedIn: BrowserContext): Promise<number> {
  const address = signedIn.pages()[0]?.url() ?? '';
  const storageState = await signedIn.storageState();
  const context = await browser.newContext({ locale: 'en', timezoneId: 'UTC', storageState });
  const page = await context.newPage();
  const startedMs = performance.now();
  await page.goto(address);
  await untilUsable(page);
  const coldMs = performance.now() - startedMs;
  await context.close();
  return coldMs;
}

/** The first time loads the page's script and figures; the second is what somebody at work waits for. */
async function openAgain(page: Page, entry: string): Promise<number> {
  await page.evaluate(goTo(entry));
  await page.waitForTimeout(betweenMs);
  await page.evaluate(goTo('Overview'));
  await page.waitForTimeout(betweenMs);
  return page.evaluate<number>(goTo(entry));
}

async function changeRange(page: Page, range: string): Promise<number> {
  await page.waitForTimeout(betweenMs);
  await page.getByRole('button', { name: /^Time range/ }).click();
  await page.getByRole('button', { name: range, exact: true }).hover();
  await page.waitForTimeout(restsMs);
  return page.evaluate<number>(changeRangeTo(range));
}
