import type { LiveMap } from '../../platform/calls/live-map.ts';
import { teamKeys } from './keys.ts';

export const teamsLive = {
  'team.changed': [{ queryKey: teamKeys.all }],
  'campaignGroups.changed': [{ queryKey: teamKeys.scopeChoices }],
} satisfies LiveMap;
