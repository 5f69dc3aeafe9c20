import { type AppleAds, connect, tokenUrl } from '@tapwright/apple-ads/client/connect';
import { type Clock, machineClock } from '@tapwright/apple-ads/client/clock';
import type { Attempt } from '@tapwright/apple-ads/client/client-context';
import type { Credentials } from '@tapwright/apple-ads/client/credentials';
import type { Pace } from '@tapwright/apple-ads/client/pace';
import { ServerClock } from '@tapwright/apple-ads/client/server-clock';
import type { DriftSeen } from '@tapwright/apple-ads/client/watch-drift';
import { baseUrl } from '@tapwright/apple-ads/wire/endpoints';
import type { Database } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppleCounts } from './apple-counts.ts';
import { takeTurn, tellTurn } from './paces-store.ts';

export type LineDeps = Pick<Deps, 'settings' | 'database' | 'appleOrigin'>;

type Lines = {
  clock: Clock;
  pace: Pace;
  clients: Map<string, AppleAds>;
  gapMs: number;
  counts: AppleCounts;
};

/** More than a process has certificates at work; beyond it the one used longest ago signs in anew. */
const maxClients = 2_000;

/** One set for each server in this process: tests run several. */
const linesOf = new WeakMap<Database, Lines>();

function getLines({ settings, database }: LineDeps): Lines {
  const known = linesOf.get(database);
  if (known) return known;
  // The sandbox's clock can be stepped; at Apple a clock that is off is something to mend, not to follow.
  const followed: Clock = settings.appleAds === 'sandbox' ? new ServerClock() : machineClock;
  const lines: Lines = {
    clock: {
      now: () => followed.now(),
      follow: (serverTime) => {
        lines.gapMs = serverTime - Date.now();
        followed.follow?.(serverTime);
      },
    },
    pace: makePace(database),
    clients: new Map(),
    gapMs: 0,
    counts: new AppleCounts(() => followed.now()),
  };
  linesOf.set(database, lines);
  return lines;
}

/** Shared by every process: Apple counts what all of them send. */
const makePace = ({ write }: Database): Pace => ({
  take: (scope, keepFree) => takeTurn(write, scope, keepFree),
  record: (scope, limits) => tellTurn(write, scope, limits),
});

/** What is now by the clock of Apple or of the sandbox, as far as answers have told. */
export const readAppleClock = (deps: LineDeps): Date => new Date(getLines(deps).clock.now());

export const recordAppleTime = (deps: LineDeps, serverTime: number): void =>
  getLines(deps).clock.follow?.(serverTime);

/** How far Apple's clock was ahead of this machine's when it answered last. */
export const findClockGap = (deps: LineDeps): number => getLines(deps).gapMs;

/** What this process asked Apple today, and what in the answers was not as Apple's pages say. */
export const readAppleCounts = (deps: LineDeps): Pick<AppleCounts, 'listRequests' | 'listDrift'> =>
  getLines(deps).counts;

const watchBy = (counts: AppleCounts) => ({
  observe: (attempt: Attempt) => counts.addRequest(attempt),
  onDrift: (seen: DriftSeen) => counts.addDrift(seen),
});

/** Where calls and tokens are asked for. */
function findAddresses({ appleOrigin }: LineDeps): { apiUrl: string; tokenUrl: string } {
  if (!appleOrigin) return { apiUrl: baseUrl, tokenUrl };
  const origin = appleOrigin();
  return { apiUrl: origin + new URL(baseUrl).pathname, tokenUrl: origin + new URL(tokenUrl).pathname };
}

/** A client that keeps nothing for others: for a check, which is to meet what Apple says now. */
export function connectOnce(deps: LineDeps, credentials: Credentials, timeoutMs: number): AppleAds {
  const { clock, pace, counts } = getLines(deps);
  const watch = watchBy(counts);
  const retry = { attempts: 1 };
  const maxWaitMs = timeoutMs;
  return connect({ credentials, clock, pace, timeoutMs, maxWaitMs, retry, ...watch, ...findAddresses(deps) });
}

/** The client of these credentials, with the token it has; another key or id is another client. */
export function connectKept(deps: LineDeps, name: string, makeCredentials: () => Credentials): AppleAds {
  const { clock, pace, clients, counts } = getLines(deps);
  const addresses = findAddresses(deps);
  const key = `${name} ${addresses.apiUrl}`;
  const client =
    clients.get(key) ??
    connect({ credentials: makeCredentials(), clock, pace, ...watchBy(counts), ...addresses });
  clients.delete(key);
  clients.set(key, client);
  const [oldest] = clients.keys();
  if (clients.size > maxClients && oldest !== undefined) clients.delete(oldest);
  return client;
}
