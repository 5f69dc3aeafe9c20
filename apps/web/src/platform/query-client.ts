import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** A form names the failures that it shows itself. */
    mutationMeta: { isShownInPlace?: (error: unknown) => boolean };
  }
}

const keptMs = 30 * 60_000;

/**
 * A page seen before shows its last data at once and refreshes quietly. A person decides what is tried again:
 * a second try by ourselves would make them wait two time limits, and a write may have happened.
 */
export function createQueryClient(reactToFailure: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reactToFailure }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => {
        if (mutation.meta?.isShownInPlace?.(error) !== true) reactToFailure(error);
      },
    }),
    defaultOptions: {
      queries: { retry: false, gcTime: keptMs, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
