import type { Query } from '@tanstack/react-query';
import type { SyncState } from '@tapwright/contracts/apple-sync';
import type { LiveMap } from '../../platform/calls/live-map.ts';
import { syncKeys } from './keys.ts';

const isOutOfDate = ({ state: { data } }: Query): boolean =>
  Array.isArray(data) && data.some((one: Partial<SyncState>) => one.isStale === true || one.readAt === null);

/** Whoever looks at the progress of a sync reads it; the banner only while it has something to say. */
export const appleSyncLive = {
  'appleSync.changed': [
    { queryKey: syncKeys.states },
    { queryKey: syncKeys.age, predicate: (query: Query) => isOutOfDate(query) },
  ],
} satisfies LiveMap;
