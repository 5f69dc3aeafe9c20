import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { startWhole } from './start-whole.ts';
import { type Measurement, medianOf } from './table.ts';

const account = 'mia@demo.example';
const rounds = 5;
const firstReadingMs = 15 * 60_000;
/** Longer than the range's lock, so that what is measured is not the wait for it. */
const betweenMs = 2500;
const ranges = ['This week', 'This month', 'This year'] as const;

/** The overview of the demo team in a browser on the same machine: after a cold sign-in, and from range to range. */
export async function measure(): Promise<Measurement[]> {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'tapwright-bench-')));
  const server = await startWhole(dataDir, { DEMO: 'on' });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const password = await readPassword(dataDir);
    await (
      await enter(browser, server.origin, password)
    ).page
      .getByText(/^Data through/)
      .waitFor({ timeout: firstReadingMs });
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let round = 0; round < rounds; round += 1)
      visits.push(await visit(browser, server.origin, password));
    const say = (what: string, times: number[], goalMs: number): Measurement => ({
      what: `overview: ${what}`,
      figure: `${medianOf(times).toFixed(0)} ms`,
      goal: { words: `at most ${goalMs} ms`, isMet: medianOf(times) <= goalMs },
    });
    return [
      say(
        'table and chart after a cold sign-in',
        visits.map(({ usableMs }) => usableMs),
        1000,
      ),
      ...ranges.map((range, place) =>
        say(
          `range to ${range.toLowerCase()}`,
          visits.map(({ changesMs }) => changesMs[place] ?? Number.NaN),
          200,
        ),
      ),
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The demo team is made after the server listens. */
async function readPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'demo-passwords.json');
  const passwords = z.parse(z.record(z.string(), z.string()), JSON.parse(readFileSync(file, 'utf8')));
  return passwords[account] ?? '';
}

async function enter(browser: Browser, origin: string, password: string) {
  const context = await browser.newContext({ locale: 'en', timezoneId: 'UTC' });
  const page = await context.newPage();
  await page.goto(`${origin}/#/login`);
  await page.locator('input[name="account"]').fill(account);
  await page.locator('input[name="password"]').fill(password);
  // What the sign-in page loads ahead is there by the time somebody has typed.
  await page.waitForTimeout(1500);
  await page.keyboard.press('Enter');
  await page.waitForResponse('**/account/login');
  return { context, page };
}

async function visit(browser: Browser, origin: string, password: string) {
  const { context, page } = await enter(browser, origin, password);
  const startedMs = performance.now();
  await page.locator('[data-grid] tbody tr [data-cell]').first().waitFor();
  await page.locator('canvas').first().waitFor();
  const usableMs = performance.now() - startedMs;
  const changesMs: number[] = [];
  for (const range of ranges) changesMs.push(await changeRange(page, range));
  await context.close();
  return { usableMs, changesMs };
}

/** By the page's own clock, from the press until the tiles and the table show the other range. */
async function changeRange(page: Page, range: string): Promise<number> {
  await page.waitForTimeout(betweenMs);
  await page.getByRole('button', { name: /^Time range/ }).click();
  await page.getByRole('button', { name: range, exact: true }).waitFor();
  return page.evaluate<number>(`(${watchChange})(${JSON.stringify(range)})`);
}

/** Runs in the page, whose names are not known here. */
const watchChange = `async (range) => {
  const read = () => document.querySelector('[data-series=columns]').textContent;
  const before = read();
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent === range);
  const startedMs = performance.now();
  button.click();
  await new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-grid]')?.getAttribute('aria-busy') !== 'false' || read() === before) return;
      observer.disconnect();
      requestAnimationFrame(resolve);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return performance.now() - startedMs;
}`;
