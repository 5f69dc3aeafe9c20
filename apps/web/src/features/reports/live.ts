import type { LiveMap } from '../../platform/calls/live-map.ts';
import { reportKeys } from './keys.ts';

/** Rows show bids, budgets and states. */
export const reportsLive = {
  'changes.changed': [{ queryKey: reportKeys.all }],
  'campaigns.changed': [{ queryKey: reportKeys.all }],
  'words.changed': [{ queryKey: reportKeys.all, predicate: ({ queryKey }) => queryKey[2] === 'words' }],
} satisfies LiveMap;
