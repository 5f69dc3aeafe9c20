import { campaignGroupKeys } from '../../platform/keys.ts';
import type { LiveMap } from '../../platform/calls/live-map.ts';

export const campaignGroupsLive = {
  'campaignGroups.changed': [{ queryKey: campaignGroupKeys.all }],
} satisfies LiveMap;
