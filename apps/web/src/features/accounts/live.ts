import { personKeys } from '../../platform/keys.ts';
import type { LiveMap } from '../../platform/calls/live-map.ts';

export const accountsLive = { 'person.changed': [{ queryKey: personKeys.all }] } satisfies LiveMap;
