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
  /** The storages of who joined it: later the owner would be told in the middle of another test. */
  colleagues?: Readonly<Record<Colleague, string>>;
};
/** Whoever manages all ads; whoever reads one campaign. */
export type Colleague = 'adManager' | 'reader';

export const measuredOwner = { mobile: '13700137041', password: 'My_first_pass1' };
const file = fileURLToPath(new URL('../test-results/measured-team.json', import.meta.url));

export async function keepMeasuredTeam(page: Page): Promise<void> {
  keep({ storage: await readStorage(page), adGroup: page.url().split('#')[1] ?? '' });
}

export const keepColleagues = (colleagues: Required<MeasuredTeam>['colleagues']) =>
  keep({ ...readMeasuredTeam(), colleagues });

export const readStorage = async (page: Page) => page.evaluate<string>('JSON.stringify(localStorage)');

function keep(team: MeasuredTeam) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(team));
}

/** As whoever this storage is of, from the first page that is opened: nobody has to sign in, or load one before. */
export async function beSignedIn(page: Page, storage = readMeasuredTeam().storage): Promise<void> {
  await page.addInitScript({
    content: `if (location.protocol.startsWith('http') && sessionStorage.getItem('isSignedIn') === null) {
      Object.assign(localStorage, ${storage});
      sessionStorage.setItem('isSignedIn', 'yes');
    }`,
  });
}

export const readMeasuredTeam = () => JSON.parse(readFileSync(file, 'utf8')) as MeasuredTeam;
