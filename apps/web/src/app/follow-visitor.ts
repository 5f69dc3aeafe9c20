import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { frameSettingsQuery } from '../platform/frame-settings.ts';
import { session } from '../platform/session.ts';
import { findVisitor } from './find-visitor.ts';

/** Whoever signs in or out, here or in another tab, and whenever the console closes: the page is decided anew. */
export function followVisitor(queryClient: QueryClient, router: AnyRouter) {
  let before = { visitor: JSON.stringify(findVisitor(queryClient)), token: session.get()?.token };

  const look = () => {
    const now = { visitor: JSON.stringify(findVisitor(queryClient)), token: session.get()?.token };
    if (now.visitor === before.visitor && now.token === before.token) return;
    if (now.token !== before.token) forgetData(queryClient);
    before = now;
    void router.invalidate();
  };

  session.subscribe(look);
  new QueryObserver(queryClient, frameSettingsQuery).subscribe(look);
}

/** What one person saw is nothing for the next. */
function forgetData(queryClient: QueryClient) {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== frameSettingsQuery.queryKey[0] });
}
