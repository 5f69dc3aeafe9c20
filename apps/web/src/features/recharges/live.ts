import type { LiveMap } from '../../platform/calls/live-map.ts';
import { rechargeKeys } from './keys.ts';

export const rechargesLive = { 'finance.changed': [{ queryKey: rechargeKeys.all }] } satisfies LiveMap;
