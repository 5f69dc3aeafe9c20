import { baseUrl } from '../wire/endpoints.ts';
import type { Id } from '../wire/values/id.ts';
import { bindCalls } from './bind-calls.ts';
import type { AdAccountCall, Calls, OrganisationCall } from './calls.ts';
import { type Clock, machineClock } from './clock.ts';
import type { Credentials } from './credentials.ts';
import type { Attempt, CallOptions, ClientContext } from './client-context.ts';
import { MemoryPace } from './memory-pace.ts';
import type { Pace } from './pace.ts';
import { type Retry, usualRetry } from './retry.ts';
import type { DriftSeen } from './watch-drift.ts';
import { TokenSource } from './token-source.ts';

export const tokenUrl = 'https://appleid.apple.com/auth/oauth2/token';

export type ConnectOptions = {
  credentials: Credentials;
  /** Another place that speaks the same API, such as a sandbox; no slash at its end. */
  apiUrl?: string | undefined;
  tokenUrl?: string | undefined;
  clock?: Clock | undefined;
  /** Shared by all clients of the same credentials; by itself a client paces only its own calls. */
  pace?: Pace | undefined;
  retry?: Partial<Retry> | undefined;
  timeoutMs?: number | undefined;
  maxWaitMs?: number | undefined;
  fetch?: typeof fetch | undefined;
  observe?: ((attempt: Attempt) => void) | undefined;
  onDrift?: ((seen: DriftSeen) => void) | undefined;
};

export type OrganisationCalls = Calls<OrganisationCall>;
export type AdAccountCalls = Calls<AdAccountCall>;

export type AppleAds = {
  /** Asks for a token now if there is none, so that wrong credentials show before the first call. */
  signIn(): Promise<void>;
  organisation: OrganisationCalls;
  /** `keepFree` holds for each of its calls that says nothing else. */
  adAccount(id: Id, usual?: Pick<CallOptions, 'keepFree'>): AdAccountCalls;
};

/** A client of one API user. Nothing is sent before the first call. */
export function connect(options: ConnectOptions): AppleAds {
  const context = makeContext(options);
  return {
    signIn: async () => {
      await context.tokens.get();
    },
    organisation: bindCalls<OrganisationCall>(context, ['none', 'optional'], undefined),
    adAccount: (id, { keepFree = 0 } = {}) =>
      bindCalls<AdAccountCall>({ ...context, keepFree }, ['required', 'optional'], id),
  };
}

function makeContext({ credentials, retry: wanted, ...options }: ConnectOptions): ClientContext {
  const { clock = machineClock, timeoutMs = 60_000, fetch = globalThis.fetch } = options;
  const retry = { ...usualRetry, ...wanted };
  const shared = { clock, timeoutMs, fetch, retry };
  return {
    ...shared,
    clientId: credentials.clientId,
    apiUrl: options.apiUrl ?? baseUrl,
    tokens: new TokenSource({ ...shared, credentials, tokenUrl: options.tokenUrl ?? tokenUrl }),
    pace: options.pace ?? new MemoryPace(),
    maxWaitMs: options.maxWaitMs ?? 300_000,
    keepFree: 0,
    observe: options.observe,
    onDrift: options.onDrift,
  };
}
