import type { OrderQueue } from '@tapwright/contracts/managed-order-queue';
import { ofTeam, staffKeys } from '../../platform/keys.ts';

type Page = { pageNum: number; pageSize: number };
type Key = { teamId: number; orderId: number };

export const orderKeys = {
  all: ['managedOrders'] as const,
  list: (teamId: number, page: Page) => [...orderKeys.all, ofTeam(teamId), 'list', page] as const,
  one: ({ teamId, orderId }: Key) => [...orderKeys.all, ofTeam(teamId), orderId] as const,
  apps: (teamId: number, text: string) => [...orderKeys.all, ofTeam(teamId), 'apps', text] as const,
  queue: [...staffKeys.all, 'orders'] as const,
  queueOf: (query: Page & { state: OrderQueue }) => [...orderKeys.queue, query] as const,
  queued: ({ teamId, orderId }: Key) => [...orderKeys.queue, teamId, orderId] as const,
};
