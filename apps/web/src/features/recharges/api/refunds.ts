import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueueState } from '@tapwright/contracts/recharges';
import * as calls from '@tapwright/contracts/refunds';
import { call } from '../../../platform/calls/call.ts';
import { withSecondFactor } from '../../../platform/forms/second-factor.ts';
import { rechargeKeys } from '../keys.ts';

type Query = { state: QueueState; pageNum: number; pageSize: number };
type Key = Pick<calls.Refund, 'teamId' | 'refundId' | 'state'>;

export const refundsQuery = (query: Query) =>
  queryOptions({
    queryKey: rechargeKeys.refunds(query),
    queryFn: ({ signal }) => withSecondFactor(() => call(calls.findRefunds, { query, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

export const proposeRefund = (proposal: { rechargeReference: string; amount: number; reason: string }) =>
  withSecondFactor(() => call(calls.proposeRefund, { body: proposal }));

export const refundSteps = ['approve', 'decline', 'paid', 'gaveBack'] as const;
export type RefundStep = (typeof refundSteps)[number];

export function stepRefund(
  step: RefundStep,
  { teamId, refundId, state }: Key,
  reason: string,
): Promise<null> {
  const body = { teamId, refundId, reason };
  return withSecondFactor(() => {
    switch (step) {
      case 'approve':
        return call(calls.approveRefund, { body });
      case 'decline':
        return call(calls.declineRefund, { body });
      case 'paid':
        return call(calls.endRefund, { body: { ...body, outcome: 'paid' } });
      case 'gaveBack':
        return call(calls.endRefund, {
          body: { ...body, outcome: state === 'paid' ? 'returned' : 'failed' },
        });
    }
  });
}
