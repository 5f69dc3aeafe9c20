import type { LiveMap } from '../../platform/calls/live-map.ts';
import { financeKeys } from './keys.ts';

/** What was spent stands under the names of campaign groups. */
export const financeLive = {
  'campaignGroups.changed': [{ queryKey: financeKeys.all }],
  'finance.changed': [{ queryKey: financeKeys.all }],
} satisfies LiveMap;
