import type { Endpoint } from '../wire/endpoint.ts';
import { readRateLimit, readRetryAfterSeconds } from '../wire/transport/rate-limit.ts';
import { abortable } from './abortable.ts';
import { attemptCall, type Sending } from './attempt-call.ts';
import { type AppleAdsError, type Circumstances, NotAnswered, OutcomeUnknown } from './errors.ts';
import type { CallOptions, ClientContext } from './client-context.ts';
import type { PaceScope } from './pace.ts';
import { WaitBudget } from './wait-budget.ts';
import { readAnswer } from './read-answer.ts';
import { readFailure } from './read-failure.ts';
import { backoffMs } from './retry.ts';
import type { Answered } from './send.ts';
import { findDrift } from './watch-drift.ts';
import { sleep } from './sleep.ts';
import { type CallInput, writeRequest } from './write-request.ts';

async function takeTurn(
  { pace }: ClientContext,
  scope: PaceScope,
  keepFree: number,
  waitBudget: WaitBudget,
): Promise<void> {
  for (;;) {
    const waitMs = await pace.take(scope, keepFree);
    if (waitMs <= 0) return;
    await waitBudget.wait(waitMs);
  }
}

const requestIdHeaders = ['x-request-id', 'x-apple-request-uuid', 'x-apple-jingle-correlation-key'];

function circumstancesOf(call: string, answer: Answered | NotAnswered): Circumstances {
  if (answer instanceof NotAnswered) return { call };
  const requestId = requestIdHeaders.map((name) => answer.headers.get(name)).find((id) => id !== null);
  return { call, status: answer.status, requestId };
}

/** A write whose abort comes once it is on its way may have taken effect all the same. */
async function attemptOnce(
  context: ClientContext,
  { writes }: Endpoint,
  sending: Sending,
  options: CallOptions,
): Promise<Answered | NotAnswered> {
  const { signal } = options;
  const neverLeft = signal?.aborted ?? false;
  try {
    return await attemptCall(context, sending, options);
  } catch (cause) {
    if (!writes || neverLeft || !signal?.aborted) throw cause;
    throw new OutcomeUnknown('Given up while the write was on its way', { call: sending.call, cause });
  }
}

/** Whether it can be sent again: a write only if it certainly was not carried out. */
const mayRepeat = ({ writes }: Endpoint, answer: Answered | NotAnswered): boolean =>
  !writes || (answer instanceof NotAnswered && answer.reason === 'unreachable');

/**
 * One call to its end: a token, a turn, an answer. 401 renews the token once; 429 waits, as nothing was done;
 * 5xx and silence are tried again for reads, and are `OutcomeUnknown` for writes.
 */
export async function runCall(
  context: ClientContext,
  [call, endpoint]: readonly [string, Endpoint],
  input: CallInput,
  options: CallOptions,
): Promise<unknown> {
  const { signal, keepFree = context.keepFree, maxWaitMs = context.maxWaitMs } = options;
  const outgoing = writeRequest(endpoint, input, { apiUrl: context.apiUrl, at: { call } });
  const adAccountId = endpoint.context === 'none' ? undefined : input.adAccountId;
  const scope = { clientId: context.clientId, adAccountId };
  const waitBudget = new WaitBudget(maxWaitMs, signal, { call });
  let failures = 0;
  let turnedAway = 0;
  let hasRenewed = false;
  for (let attempt = 1; ; attempt += 1) {
    const token = await abortable(async () => context.tokens.get(), signal);
    await takeTurn(context, scope, keepFree, waitBudget);
    const answer = await attemptOnce(context, endpoint, { call, scope, outgoing, token, attempt }, options);
    const at = circumstancesOf(call, answer);
    if (!(answer instanceof NotAnswered)) {
      const { status, headers, text } = answer;
      if (status >= 200 && status < 300) return readWatched(context, [call, endpoint], text, at);
      if (status === 401 && !hasRenewed) {
        hasRenewed = true;
        context.tokens.drop(token);
        continue;
      }
      if (status === 429) {
        turnedAway += 1;
        const retryAfterSeconds = readRetryAfterSeconds(headers) ?? readRateLimit(headers)?.resetSeconds;
        await waitBudget.wait(
          retryAfterSeconds === undefined ? backoffMs(context.retry, turnedAway) : retryAfterSeconds * 1000,
        );
        continue;
      }
      if (status < 500) throw readFailure(answer, endpoint, at);
    }
    failures += 1;
    if (!mayRepeat(endpoint, answer)) throw unknownOutcome(answer, endpoint, at);
    if (failures >= context.retry.attempts) throw failureOf(answer, endpoint, at);
    await sleep(backoffMs(context.retry, failures), signal);
  }
}

/** What comes unexpected is counted and kept; only what cannot be read at all is an error. */
function readWatched(
  { onDrift }: ClientContext,
  [call, endpoint]: readonly [string, Endpoint],
  text: string,
  at: Circumstances,
): unknown {
  const answer = readAnswer(endpoint, text, at);
  if (onDrift) for (const seen of findDrift(call, endpoint, answer)) onDrift(seen);
  return answer;
}

const failureOf = (answer: Answered | NotAnswered, endpoint: Endpoint, at: Circumstances): AppleAdsError =>
  answer instanceof NotAnswered ? answer : readFailure(answer, endpoint, at);

function unknownOutcome(
  answer: Answered | NotAnswered,
  endpoint: Endpoint,
  at: Circumstances,
): OutcomeUnknown {
  const cause = failureOf(answer, endpoint, at);
  return new OutcomeUnknown(`Whether the write took effect is not known: ${cause.message}`, { ...at, cause });
}
