import type { LiveMap } from '../../platform/calls/live-map.ts';
import { orderKeys } from './keys.ts';

const all = [{ queryKey: orderKeys.all }, { queryKey: orderKeys.queue }];

export const managedOrdersLive = { 'managedOrders.changed': all } satisfies LiveMap;
