import { readRateLimit, readRetryAfterSeconds } from '../wire/transport/rate-limit.ts';
import { NotAnswered } from './errors.ts';
import type { CallOptions, ClientContext } from './client-context.ts';
import type { AnsweredLimits, PaceScope, Pace } from './pace.ts';
import { readServerTime } from './read-server-time.ts';
import { type Answered, type Outgoing, send } from './send.ts';

export type Sending = { call: string; scope: PaceScope; outgoing: Outgoing; token: string; attempt: number };

/** What is known of the write that was answered must not be lost because the count could not be kept. */
async function recordLimits(pace: Pace, scope: PaceScope, limits: AnsweredLimits): Promise<void> {
  try {
    await pace.record(scope, limits);
  } catch {}
}

/** Sends once, in a turn that was taken, and reports the outcome to pace, clock and observer. */
export async function attemptCall(
  context: ClientContext,
  { call, scope, outgoing, token, attempt }: Sending,
  { signal, timeoutMs = context.timeoutMs }: CallOptions,
): Promise<Answered | NotAnswered> {
  const startedAt = performance.now();
  let limits: AnsweredLimits = {};
  let status: number | undefined;
  try {
    const headers = { ...outgoing.headers, authorization: `Bearer ${token}` };
    const { fetch } = context;
    const answer = await send({ ...outgoing, headers }, { fetch, timeoutMs, signal }, { call });
    ({ status } = answer);
    limits = { rateLimit: readRateLimit(answer.headers) };
    if (status === 429)
      limits.retryAfterSeconds = readRetryAfterSeconds(answer.headers) ?? limits.rateLimit?.resetSeconds;
    const serverTime = readServerTime(answer.headers);
    if (serverTime !== undefined) context.clock.follow?.(serverTime);
    return answer;
  } catch (error) {
    if (error instanceof NotAnswered) return error;
    throw error;
  } finally {
    await recordLimits(context.pace, scope, limits);
    const durationMs = performance.now() - startedAt;
    context.observe?.({ call, adAccountId: scope.adAccountId, attempt, status, durationMs });
  }
}
