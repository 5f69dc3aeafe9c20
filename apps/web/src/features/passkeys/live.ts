import type { LiveMap } from '../../platform/calls/live-map.ts';
import { passkeyKeys } from './keys.ts';

export const passkeysLive = { 'person.changed': [{ queryKey: passkeyKeys.own }] } satisfies LiveMap;
