import {
  AppleAdsError,
  Forbidden,
  NotAnswered,
  RateLimited,
  ServerFault,
  SignInRefused,
  Unauthorised,
  UnusableKey,
} from '@tapwright/apple-ads/client/errors';
import type { SyncErrorCode } from '@tapwright/contracts/apple-sync';

export type SyncFailure = { code: SyncErrorCode; retryAfterMs: number };

const minuteMs = 60_000;
const maxMs = 60 * minuteMs;

/** What the screen says of it, and when it is worth trying again: sooner for what mends itself. */
export function judgeFailure(error: unknown, failuresBefore: number): SyncFailure {
  const code = codeOf(error);
  const steps = Math.min(failuresBefore, 8);
  const firstMs = needsPerson(code) ? 5 * minuteMs : 5_000;
  const backoffMs = Math.min(maxMs, firstMs * 2 ** steps);
  if (error instanceof RateLimited) return { code, retryAfterMs: error.retryAfterSeconds * 1000 };
  return { code, retryAfterMs: backoffMs };
}

const needsPerson = (code: SyncErrorCode): boolean =>
  ['accessRevoked', 'forbidden', 'credentialsRefused', 'clockOff', 'certificateMissing'].includes(code);

function codeOf(error: unknown): SyncErrorCode {
  // A certificate that is bound has worked before, whatever this process knows of it.
  if (error instanceof SignInRefused) return error.reason === 'clock' ? 'clockOff' : 'accessRevoked';
  if (error instanceof Unauthorised) return 'accessRevoked';
  if (error instanceof Forbidden) return 'forbidden';
  if (error instanceof UnusableKey) return 'credentialsRefused';
  if (error instanceof RateLimited) return 'rateLimited';
  if (error instanceof ServerFault) return 'appleFault';
  if (error instanceof NotAnswered) return 'appleSilent';
  if (error instanceof AppleAdsError) return 'unexpectedAnswer';
  if (error instanceof Error && error.name === 'CertificateMissing') return 'certificateMissing';
  return 'internal';
}
