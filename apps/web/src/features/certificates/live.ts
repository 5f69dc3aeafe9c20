import type { LiveMap } from '../../platform/calls/live-map.ts';
import { certificateKeys } from './keys.ts';

export const certificatesLive = {
  'certificates.changed': [{ queryKey: certificateKeys.all }],
} satisfies LiveMap;
