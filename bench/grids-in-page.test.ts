import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openList } from './grids-in-page.ts';

const pageThat = (shows: string) => ({
  document: { body: { innerText: shows }, querySelector: () => null },
  location: { hash: '' },
  performance,
  setTimeout,
  clearTimeout,
  MutationObserver: class {
    observe() {}
    disconnect() {}
  },
});

test('what a page never shows is waited for so long and no longer, and what it showed instead is told', async () => {
  const opened: unknown = runInNewContext(openList('/list', 20), pageThat('Loading your first figures'));
  await expect(opened).rejects.toThrow(
    'Waited 20 ms for the first rows of the list. The page shows: Loading your first figures',
  );
});
