import * as z from 'zod/mini';
import { tokenAnswer, tokenError, tokenScope } from '../wire/transport/oauth.ts';
import { readRetryAfterSeconds } from '../wire/transport/rate-limit.ts';
import type { Clock } from './clock.ts';
import type { Credentials } from './credentials.ts';
import {
  type AppleAdsError,
  NotAnswered,
  RateLimited,
  ServerFault,
  SignInRefused,
  UnexpectedAnswer,
} from './errors.ts';
import { problemsOf } from './problems-of.ts';
import { readServerTime } from './read-server-time.ts';
import { backoffMs, type Retry } from './retry.ts';
import { type Answered, send } from './send.ts';
import { signClientSecret } from './sign-client-secret.ts';
import { sleep } from './sleep.ts';

const at = { call: 'token' };
const maxRenewalMs = 5 * 60_000;
/** A client secret lives for a day, so a smaller difference cannot be what Apple minds. */
const mistakenClockMs = 12 * 3_600_000;
const stepMs = 60_000;

type Token = { text: string; renewAt: number; endsAt: number };

export type TokenOptions = {
  credentials: Credentials;
  tokenUrl: string;
  clock: Clock;
  fetch: typeof fetch;
  timeoutMs: number;
  retry: Retry;
};

/** One bearer token for all calls: renewed before it ends, requested once however many wait for it. */
export class TokenSource {
  readonly #options: TokenOptions;
  #token: Token | undefined;
  #pending: Promise<Token> | undefined;
  #hasWorked = false;

  constructor(options: TokenOptions) {
    this.#options = options;
  }

  async get(): Promise<string> {
    const now = this.#options.clock.now();
    const known = this.#token;
    if (known && now < known.renewAt) return known.text;
    const renewed = this.#renew();
    if (!known || now >= known.endsAt) return (await renewed).text;
    // The old one still works, so nobody waits; a failure is met when it no longer does.
    renewed.catch(() => undefined);
    return known.text;
  }

  /** Forgets a token that was refused, unless another has taken its place already. */
  drop(refused: string): void {
    if (this.#token?.text === refused) this.#token = undefined;
  }

  async #renew(): Promise<Token> {
    this.#pending ??= this.#requestToken().finally(() => {
      this.#pending = undefined;
    });
    return this.#pending;
  }

  async #requestToken(): Promise<Token> {
    const { clock } = this.#options;
    const signedAt = clock.now();
    let answer = await this.#requestWithRetries();
    // A clock that follows the server's has learned the time by now, if the answer was no for that reason.
    if (answer.status === 400 && Math.abs(clock.now() - signedAt) > stepMs)
      answer = await this.#requestWithRetries();
    if (answer.status !== 200) throw this.#failureOf(answer);
    const read = z.safeParse(tokenAnswer, parseJson(answer.text));
    if (!read.success) throw new UnexpectedAnswer(problemsOf(read.error), { ...at, status: answer.status });
    const lifeMs = read.data.expires_in * 1000;
    const now = clock.now();
    const token = {
      text: read.data.access_token,
      renewAt: now + lifeMs - Math.min(maxRenewalMs, lifeMs / 4),
      endsAt: now + lifeMs,
    };
    this.#token = token;
    this.#hasWorked = true;
    return token;
  }

  /** A second request does no harm, so everything but a clear answer is tried again. */
  async #requestWithRetries(): Promise<Answered> {
    const { retry } = this.#options;
    for (let attempt = 1; ; attempt += 1) {
      let waitMs = backoffMs(retry, attempt);
      try {
        const answer = await this.#send();
        const isClear = answer.status < 500 && answer.status !== 429;
        if (isClear || attempt >= retry.attempts) return answer;
        const retryAfterMs = (readRetryAfterSeconds(answer.headers) ?? 0) * 1000;
        waitMs = Math.max(waitMs, Math.min(retryAfterMs, retry.maxWaitMs));
      } catch (error) {
        if (!(error instanceof NotAnswered) || attempt >= retry.attempts) throw error;
      }
      await sleep(waitMs, undefined);
    }
  }

  async #send(): Promise<Answered> {
    const { credentials, tokenUrl, clock, fetch, timeoutMs } = this.#options;
    const form = {
      grant_type: 'client_credentials',
      client_id: credentials.clientId,
      client_secret: await signClientSecret(credentials, { now: clock.now() }),
      scope: tokenScope,
    };
    const answer = await send(
      {
        url: tokenUrl,
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      },
      { fetch, timeoutMs, signal: undefined },
      at,
    );
    const serverTime = readServerTime(answer.headers);
    if (serverTime !== undefined) clock.follow?.(serverTime);
    return answer;
  }

  #failureOf({ status, headers, text }: Answered): AppleAdsError {
    const circumstances = { ...at, status };
    if (status === 429) return new RateLimited(readRetryAfterSeconds(headers) ?? 60, circumstances);
    const code = z.safeParse(tokenError, parseJson(text)).data?.error ?? `status ${status}`;
    if (status >= 500) return new ServerFault({ code, message: code, problems: [] }, circumstances);
    const serverTime = readServerTime(headers);
    const clockAheadMs = serverTime === undefined ? undefined : serverTime - this.#options.clock.now();
    const isClock = Math.abs(clockAheadMs ?? 0) > mistakenClockMs;
    const reason = isClock ? 'clock' : this.#hasWorked ? 'revoked' : 'credentials';
    return new SignInRefused({ reason, code, clockAheadMs }, circumstances);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
