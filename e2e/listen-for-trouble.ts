import type { Page } from '@playwright/test';

/** What the browser refused or the page broke on, as it happens; a page that works has nothing to tell. */
export function listenForTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('pageerror', ({ message }) => trouble.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text());
  });
  return trouble;
}
