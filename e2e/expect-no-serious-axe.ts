import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

type Violation = { id: string; help: string; impact: string; nodes: { target: string[] }[] };

/** A table of many rows is long work for axe. */
const patience = { timeout: 60_000 };

/** Nothing that keeps a person with a screen reader, a keyboard or weak eyes from using the page, once it stands still. */
export async function expectNoSeriousAxe(page: Page): Promise<void> {
  // What lies in a frame would not be seen; the console's policy allows none.
  expect(page.frames()).toHaveLength(1);
  // What is still being faded in is pale for a moment, and what it covers not yet out of reach.
  await expect.poll(() => listSerious(page), patience).toEqual([]);
}

/**
 * Of the rules that axe runs by itself, those that can find something of this weight. None of them reads style sheets
 * or media, which axe would fetch beforehand.
 */
const idsOfSerious = `() => axe._audit.rules
  .filter(({ impact, enabled, preload, tags }) => enabled && !preload && (impact === 'serious' || impact === 'critical') &&
    !axe._audit.tagExclude.some((tag) => tags.includes(tag)))
  .map(({ id }) => id)`;

async function listSerious(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  const violations = await page.evaluate<Violation[]>(
    `axe.run({ reporter: 'no-passes', iframes: false, preload: false, runOnly: (${idsOfSerious})() })
       .then(({ violations }) => violations)`,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
}
