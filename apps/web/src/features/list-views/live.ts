import type { LiveMap } from '../../platform/calls/live-map.ts';
import { listViewKeys } from './keys.ts';

export const listViewsLive = { 'listViews.changed': [{ queryKey: listViewKeys.all }] } satisfies LiveMap;
