import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** A team whose figures have come, for whoever only looks at them. */
export type MeasuredTeam = {
  /** The owner's storage in the browser, with the session. */
  storage: string;
  /** The address of an ad group. */
  adGroup: string;
};

export const measuredOwner = { mobile: '13700137041', password: 'My_first_pass1' };
const file = fileURLToPath(new URL('../test-results/measured-team.json', import.meta.url));

export async function keepMeasuredTeam(page: Page): Promise<void> {
  const team: MeasuredTeam = {
    storage: await page.evaluate<string>('JSON.stringify(localStorage)'),
    adGroup: page.url().split('#')[1] ?? '',
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(team));
}

export const readMeasuredTeam = () => JSON.parse(readFileSync(file, 'utf8')) as MeasuredTeam;
