type Watched = { dueAtMs: number; onOverdue: () => void };

const lookEveryMs = 250;
const watched = new Set<Watched>();
let looking: NodeJS.Timeout | undefined;

/**
 * Calls when the time is over, unless forgotten before. One timer looks after all that is watched: a timer and an
 * abort signal for each request, as Fastify's own `handlerTimeout` has, cost a tenth of the requests per second.
 */
export function watchTime(limitMs: number, onOverdue: () => void): Watched {
  const entry = { dueAtMs: performance.now() + limitMs, onOverdue };
  watched.add(entry);
  looking ??= setInterval(callOverdue, lookEveryMs);
  return entry;
}

export function forget(entry: Watched): void {
  watched.delete(entry);
}

function callOverdue(): void {
  const nowMs = performance.now();
  for (const entry of watched) {
    if (entry.dueAtMs > nowMs) continue;
    watched.delete(entry);
    entry.onOverdue();
  }
  if (watched.size > 0) return;
  clearInterval(looking);
  looking = undefined;
}
