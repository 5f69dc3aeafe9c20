import { readRateLimit, readRetryAfterSeconds } from '../wire/rate-limit.ts';
import { NotAnswered } from './errors.ts';
import type { CallOptions, Line } from './line.ts';
import type { Heard, Lane, Pace } from './pace.ts';
import { readServerTime } from './read-server-time.ts';
import { type Answered, type Outgoing, send } from './send.ts';

export type Sending = { call: string; lane: Lane; outgoing: Outgoing; token: string; attempt: number };

/** What is known of the write that was answered must not be lost because the count could not be kept. */
async function tellPace(pace: Pace, lane: Lane, heard: Heard): Promise<void> {
  try {
    await pace.tell(lane, heard);
  } catch {}
}

/** Sends once, in a turn that was taken, and tells pace, clock and observer what came of it. */
export async function attemptCall(
  line: Line,
  { call, lane, outgoing, token, attempt }: Sending,
  { signal, timeoutMs = line.timeoutMs }: CallOptions,
): Promise<Answered | NotAnswered> {
  const startedAt = performance.now();
  let heard: Heard = {};
  let status: number | undefined;
  try {
    const headers = { ...outgoing.headers, authorization: `Bearer ${token}` };
    const { fetch } = line;
    const answer = await send({ ...outgoing, headers }, { fetch, timeoutMs, signal }, { call });
    ({ status } = answer);
    heard = { rateLimit: readRateLimit(answer.headers) };
    if (status === 429) heard.retryAfterSeconds = readRetryAfterSeconds(answer.headers);
    const serverTime = readServerTime(answer.headers);
    if (serverTime !== undefined) line.clock.hear?.(serverTime);
    return answer;
  } catch (error) {
    if (error instanceof NotAnswered) return error;
    throw error;
  } finally {
    await tellPace(line.pace, lane, heard);
    const durationMs = performance.now() - startedAt;
    line.observe?.({ call, adAccountId: lane.adAccountId, attempt, status, durationMs });
  }
}
