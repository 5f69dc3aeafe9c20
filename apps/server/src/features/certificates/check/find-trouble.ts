import {
  AnsweredError,
  Forbidden,
  NotAnswered,
  RateLimited,
  SignInRefused,
  Unauthorised,
  UnexpectedAnswer,
  UnusableKey,
} from '@tapwright/apple-ads/client/errors';
import type { CheckFinding } from '@tapwright/contracts/certificate-check';

/** What stands behind a failure, in the terms of the connection check. */
export function findTrouble(error: unknown, { hasWorked }: { hasWorked: boolean }): CheckFinding {
  if (error instanceof SignInRefused) {
    if (error.reason === 'clock')
      return { subject: 'clock', verdict: 'fails', cause: 'off', count: minutesOf(error.clockAheadMs ?? 0) };
    const isRevoked = error.reason === 'revoked' || hasWorked;
    return { subject: 'signIn', verdict: 'fails', cause: isRevoked ? 'revoked' : 'wrongIds' };
  }
  if (error instanceof Unauthorised) return { subject: 'signIn', verdict: 'fails', cause: 'revoked' };
  if (error instanceof Forbidden) return { subject: 'role', verdict: 'fails', cause: 'unknown' };
  if (error instanceof UnusableKey) return { subject: 'signIn', verdict: 'fails', cause: 'keyUnusable' };
  if (error instanceof RateLimited)
    return { subject: 'apple', verdict: 'fails', cause: 'rateLimited', count: error.retryAfterSeconds };
  if (error instanceof NotAnswered && error.reason !== 'timedOut')
    return { subject: 'apple', verdict: 'fails', cause: 'notReachable' };
  if (error instanceof AnsweredError || error instanceof UnexpectedAnswer)
    return { subject: 'apple', verdict: 'fails', cause: 'appleFault' };
  return { subject: 'apple', verdict: 'fails', cause: 'timedOut' };
}

export const minutesOf = (ms: number): number => Math.round(Math.abs(ms) / 60_000);
