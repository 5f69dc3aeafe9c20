import { useRouterState } from '@tanstack/react-router';

/** Another page was chosen and is not there yet. A change of filter or days on the same page is none. */
export function usePendingPage(): boolean {
  return useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && resolvedLocation !== undefined && location.pathname !== resolvedLocation.pathname,
  });
}
