import type { LiveMap } from '../../platform/calls/live-map.ts';
import { reportCentreKeys } from './keys.ts';

export const reportCentreLive = {
  'reports.changed': [{ queryKey: reportCentreKeys.all }],
} satisfies LiveMap;
