import { type AppleAds, connect, tokenUrl } from '@tapwright/apple-ads/client/connect';
import { type Clock, machineClock } from '@tapwright/apple-ads/client/clock';
import type { Credentials } from '@tapwright/apple-ads/client/credentials';
import { MemoryPace } from '@tapwright/apple-ads/client/memory-pace';
import type { Pace } from '@tapwright/apple-ads/client/pace';
import { ServerClock } from '@tapwright/apple-ads/client/server-clock';
import { baseUrl } from '@tapwright/apple-ads/wire/endpoints';
import type { Database } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';

export type LineDeps = Pick<Deps, 'settings' | 'database' | 'appleOrigin'>;

type Lines = { clock: Clock; pace: Pace; clients: Map<string, AppleAds> };

/** More than a process has certificates at work; beyond it the one used longest ago signs in anew. */
const mostClients = 2_000;

/** One set for each server in this process: tests run several. */
const linesOf = new WeakMap<Database, Lines>();

function getLines({ settings, database }: LineDeps): Lines {
  const known = linesOf.get(database);
  if (known) return known;
  const lines = {
    // The sandbox's clock can be stepped; at Apple a clock that is off is something to mend, not to follow.
    clock: settings.appleAds === 'sandbox' ? new ServerClock() : machineClock,
    pace: new MemoryPace(),
    clients: new Map<string, AppleAds>(),
  };
  linesOf.set(database, lines);
  return lines;
}

/** Where calls and tokens are asked for. */
function findAddresses({ appleOrigin }: LineDeps): { apiUrl: string; tokenUrl: string } {
  if (!appleOrigin) return { apiUrl: baseUrl, tokenUrl };
  const origin = appleOrigin();
  return { apiUrl: origin + new URL(baseUrl).pathname, tokenUrl: origin + new URL(tokenUrl).pathname };
}

/** The client of these credentials, with the token it has; another key or id is another client. */
export function connectKept(deps: LineDeps, name: string, makeCredentials: () => Credentials): AppleAds {
  const { clock, pace, clients } = getLines(deps);
  const addresses = findAddresses(deps);
  const key = `${name} ${addresses.apiUrl}`;
  const client = clients.get(key) ?? connect({ credentials: makeCredentials(), clock, pace, ...addresses });
  clients.delete(key);
  clients.set(key, client);
  const [oldest] = clients.keys();
  if (clients.size > mostClients && oldest !== undefined) clients.delete(oldest);
  return client;
}
