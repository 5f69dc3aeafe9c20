import type { LiveMap } from '../../platform/calls/live-map.ts';
import { negativeListKeys } from './keys.ts';

/** How far campaigns follow a list changes with the ads. */
export const negativeListsLive = {
  'changes.changed': [{ queryKey: negativeListKeys.all }],
  'campaigns.changed': [{ queryKey: negativeListKeys.all }],
  'negativeLists.changed': [{ queryKey: negativeListKeys.all }],
} satisfies LiveMap;
