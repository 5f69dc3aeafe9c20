import type { LiveMap } from '../../platform/calls/live-map.ts';
import { secondFactorKeys } from './keys.ts';

export const secondFactorLive = { 'person.changed': [{ queryKey: secondFactorKeys.own }] } satisfies LiveMap;
