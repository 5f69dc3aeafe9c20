import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as calls from '@tapwright/contracts/recharges';
import { call } from '../../../platform/calls/call.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { withSecondFactor } from '../../../platform/forms/second-factor.ts';
import { rechargeKeys } from '../keys.ts';

type Query = { state: calls.QueueState; pageNum: number; pageSize: number };
type Key = { teamId: number; rechargeId: number };

export const queueQuery = (query: Query) =>
  queryOptions({
    queryKey: rechargeKeys.queueOf(query),
    queryFn: ({ signal }) => withSecondFactor(() => call(calls.findQueuedRecharges, { query, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

export const decisions = ['credit', 'ask', 'refuse'] as const;
export type Decision = (typeof decisions)[number];

export function decideRecharge(
  decision: Decision,
  { teamId, rechargeId }: Key,
  { amount, words }: { amount: number; words: string },
): Promise<null> {
  const key = { teamId, rechargeId };
  return withSecondFactor(() => {
    switch (decision) {
      case 'credit':
        return call(calls.creditRecharge, {
          body: { ...key, amount, ...(words.trim() === '' ? {} : { reason: words }) },
        });
      case 'ask':
        return call(calls.askAboutRecharge, { body: { ...key, question: words } });
      case 'refuse':
        return call(calls.refuseRecharge, { body: { ...key, reason: words } });
    }
  });
}

export const saveQueuedProof = ({ teamId, rechargeId }: Key) =>
  withSecondFactor(() => saveFile(calls.downloadQueuedProof.path, { teamId, rechargeId }));
