import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import * as z from 'zod/mini';
import { startWhole } from './start-whole.ts';

const account = 'mia@demo.example';

export type Demo = { origin: string; dataDir: string; stop: () => Promise<void> };

export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });

/** A demo of its own; or the one in `DEMO_DATA` that answers at `DEMO_ORIGIN` and has read its year. */
export async function openDemo(): Promise<Demo> {
  const { DEMO_ORIGIN: origin, DEMO_DATA: given } = process.env;
  if (origin && given) return { origin, dataDir: given, stop: () => Promise.resolve() };
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'tapwright-bench-')));
  const server = await startWhole(dataDir, { DEMO: 'on' });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin: server.origin, dataDir, stop };
}

/** The demo team is made after the server listens. */
function readPassword(dataDir: string): string {
  const file = join(dataDir, 'demo-passwords.json');
  const passwords = z.parse(z.record(z.string(), z.string()), JSON.parse(readFileSync(file, 'utf8')));
  return passwords[account] ?? '';
}

export async function enter(browser: Browser, { origin, dataDir }: Demo) {
  const password = readPassword(dataDir);
  const context = await browser.newContext({ locale: 'en', timezoneId: 'UTC', bypassCSP: true });
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
