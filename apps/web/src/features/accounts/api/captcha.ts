import { type CaptchaPurpose, createCode, isCode } from '@tapwright/contracts/account-codes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { accountKeys } from '../keys.ts';

/** Each `round` is another picture. The server knows which one by its cookie. */
export function captchaQuery(round: number) {
  return queryOptions({
    queryKey: accountKeys.captcha(round, undefined),
    queryFn: ({ signal }) => call(createCode, { query: {}, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Has this machine work for it; nobody reads or types anything. */
export function workQuery(round: number, purpose: CaptchaPurpose) {
  return queryOptions({
    queryKey: accountKeys.captcha(round, purpose),
    queryFn: async ({ signal }) => {
      const { work } = await call(createCode, { query: { purpose }, signal });
      if (work === null) throw new TypeError('A captcha with a purpose is work.');
      const { solveWork } = await import('../solve-work.ts');
      await answerCaptcha(await solveWork(work, signal));
      return true;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

export async function answerCaptcha(userCode: string): Promise<void> {
  await call(isCode, { query: { userCode } });
}
