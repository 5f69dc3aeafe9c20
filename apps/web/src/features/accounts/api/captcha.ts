import { createCode, isCode } from '@tapwright/contracts/account-codes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { accountKeys } from '../keys.ts';

/** Each `round` is another picture. The server knows which one by its cookie. */
export function captchaQuery(round: number, inWords: boolean) {
  return queryOptions({
    queryKey: accountKeys.captcha(round, inWords),
    queryFn: ({ signal }) => call(createCode, { query: { inWords: inWords ? 'true' : undefined }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export async function answerCaptcha(userCode: string): Promise<void> {
  await call(isCode, { query: { userCode } });
}
