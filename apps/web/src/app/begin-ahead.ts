import type { QueryClient } from '@tanstack/react-query';
import type { ReadAhead } from './pages/report-frame/read-ahead.ts';
import type { ReportSearch } from './report-search.ts';

/** Begins to read what a page of ads will ask. Whoever goes there learns what is wrong then. */
export async function beginAhead(
  queryClient: QueryClient,
  find: () => Promise<ReadAhead>,
  search: ReportSearch,
): Promise<void> {
  try {
    const readAhead = await find();
    await readAhead(queryClient, search);
  } catch {
    // The page asks again.
  }
}
