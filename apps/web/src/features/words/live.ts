import type { LiveMap } from '../../platform/calls/live-map.ts';
import { wordKeys } from './keys.ts';

/** Where a word stands changes with the ads. */
export const wordsLive = {
  'changes.changed': [{ queryKey: wordKeys.all }],
  'campaigns.changed': [{ queryKey: wordKeys.all }],
  'words.changed': [{ queryKey: wordKeys.all }],
} satisfies LiveMap;
