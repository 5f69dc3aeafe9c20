import type { LiveMap } from '../../platform/calls/live-map.ts';
import { structureKeys } from './keys.ts';

/** What differs from the plan changes with the ads. */
export const structureLive = {
  'changes.changed': [{ queryKey: structureKeys.all }],
  'campaigns.changed': [{ queryKey: structureKeys.all }],
  'structure.changed': [{ queryKey: structureKeys.all }],
} satisfies LiveMap;
