import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryClientConfig,
  type QueryKey,
} from '@tanstack/react-query';

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
  return new ConsoleQueryClient({
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

/**
 * The library forgets what is made old while it is read for the first time, although that answer may be from before
 * the change. Here it is read once more; `cancelRefetch: false` says that the reading under way will do.
 */
class ConsoleQueryClient extends QueryClient {
  readonly #madeOld = new Set<string>();

  constructor(config: QueryClientConfig) {
    super(config);
    this.getQueryCache().subscribe((event) => {
      const { queryHash } = event.query;
      const isRead = event.type === 'updated' && event.action.type === 'success';
      const isGone = event.type === 'removed' || (event.type === 'updated' && event.action.type === 'error');
      if (!isRead && !isGone) return;
      const isOld = this.#madeOld.delete(queryHash);
      if (isRead && isOld)
        void this.invalidateQueries({ predicate: (query) => query.queryHash === queryHash });
    });
  }

  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    if (options?.cancelRefetch !== false)
      for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' }))
        if (query.state.data === undefined) this.#madeOld.add(query.queryHash);
    return super.invalidateQueries(filters, options);
  }
}
