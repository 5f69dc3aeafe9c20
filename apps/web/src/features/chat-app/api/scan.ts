import { answerInStandIn, answerScan, findScan } from '@tapwright/contracts/chat-app';
import { queryOptions } from '@tanstack/react-query';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { call } from '../../../platform/calls/call.ts';
import { chatAppKeys } from '../keys.ts';

/** Null: there is nothing to approve, any more. Read once, since what was answered is gone at the server. */
export const scanQuery = queryOptions({
  queryKey: chatAppKeys.scan,
  queryFn: async ({ signal }) => {
    try {
      return await call(findScan, { signal });
    } catch (error) {
      if (error instanceof CallFailure && error.is('chatAppCodeEnded')) return null;
      throw error;
    }
  },
  staleTime: Infinity,
  gcTime: 0,
});

export async function sendAnswer(isApproved: boolean): Promise<boolean> {
  await call(answerScan, { body: { isApproved } });
  return isApproved;
}

/** Leads where the stand-in would, which is where WeChat would. */
export async function answerStandIn(answer: { redirect_uri: string; state: string; isAllowed: boolean }) {
  const { location: next } = await call(answerInStandIn, { body: answer });
  location.assign(next);
}
