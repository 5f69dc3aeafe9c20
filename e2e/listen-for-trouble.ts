import type { Page } from '@playwright/test';

/**
 * What the browser refused or the page broke on, as it happens; a page that works has nothing to tell. The browser names
 * every call that is refused: where the person is asked who they are, that is the way.
 */
export function listenForTrouble(page: Page, refusals?: 'expected'): string[] {
  const trouble: string[] = [];
  page.on('pageerror', ({ message }) => trouble.push(message));
  page.on('console', (message) => {
    const isRefusal = /status of (401|403) /.test(message.text()) && refusals === 'expected';
    if (message.type() === 'error' && !isRefusal) trouble.push(message.text());
  });
  return trouble;
}
