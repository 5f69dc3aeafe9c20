import type { QueueState, RechargeFilter } from '@tapwright/contracts/recharges';
import { ofTeam, staffKeys } from '../../platform/keys.ts';

type Page = { pageNum: number; pageSize: number };

export type RechargesShown = Page & { show?: RechargeFilter };

export const rechargeKeys = {
  all: ['recharges'] as const,
  ways: (teamId: number) => [...rechargeKeys.all, ofTeam(teamId), 'ways'] as const,
  list: (teamId: number, page: RechargesShown) =>
    [...rechargeKeys.all, ofTeam(teamId), 'list', page] as const,
  payment: (teamId: number, rechargeId: number) =>
    [...rechargeKeys.all, ofTeam(teamId), 'payment', rechargeId] as const,
  standIn: (sessionId: string) => ['paymentStandIn', sessionId] as const,
  fapiao: (teamId: number, page: Page) => [...rechargeKeys.all, ofTeam(teamId), 'fapiao', page] as const,
  fapiaoQueue: (query: Page & { state: QueueState }) => [...rechargeKeys.queue, 'fapiao', query] as const,
  queue: [...staffKeys.all, 'recharges'] as const,
  refunds: (query: Page & { state: QueueState }) => [...rechargeKeys.queue, 'refunds', query] as const,
  queueOf: (query: Page & { state: QueueState }) => [...rechargeKeys.queue, query] as const,
};
