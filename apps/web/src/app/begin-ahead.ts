import type { QueryClient } from '@tanstack/react-query';
import type { ListAhead } from '../features/reports/lists/list-ahead.ts';
import { onceLoaded } from '../platform/once-loaded.ts';
import type { ReportSearch } from './report-search.ts';

export const loadReadAhead = onceLoaded(async () => (await import('./pages/read-ahead.ts')).readAhead);

/** Begins to read what a page of ads will ask. Whoever goes there learns what is wrong then. */
export async function beginAhead(
  queryClient: QueryClient,
  find: () => Promise<ListAhead>,
  search: ReportSearch,
): Promise<void> {
  try {
    const [readAhead, list] = await Promise.all([loadReadAhead(), find()]);
    await readAhead(queryClient, list, search);
  } catch {
    // The page asks again.
  }
}
