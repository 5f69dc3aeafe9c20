import type { LiveMap } from '../../platform/calls/live-map.ts';
import { changeKeys } from './keys.ts';

export const changesLive = { 'changes.changed': [{ queryKey: changeKeys.all }] } satisfies LiveMap;
