import type { LiveMap } from '../../platform/calls/live-map.ts';
import { assistantKeys } from './keys.ts';

/** What a proposal stands on changes with the ads. */
export const assistantLive = {
  'assistant.changed': [{ queryKey: assistantKeys.all }],
  'changes.changed': [{ queryKey: assistantKeys.all }],
} satisfies LiveMap;
