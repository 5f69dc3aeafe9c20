import type { Attempt } from '@tapwright/apple-ads/client/client-context';
import type { DriftSeen } from '@tapwright/apple-ads/client/watch-drift';

/** So that an answer full of new names does not fill the memory. */
const maxPlaces = 500;
const dayMs = 86_400_000;

/** What one process asked of Apple this day in UTC, and where answers were not as documented since it started. */
export class AppleCounts {
  readonly #now: () => number;
  readonly #requests = new Map<string, number>();
  readonly #drift = new Map<string, number>();
  #day = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  addRequest({ status }: Pick<Attempt, 'status'>): void {
    this.#turnPage();
    add(this.#requests, outcomeOf(status));
  }

  addDrift({ kind, call, path }: DriftSeen): void {
    const place = `${kind} ${call} ${path}`;
    if (this.#drift.has(place) || this.#drift.size < maxPlaces) add(this.#drift, place);
  }

  listRequests(): Record<string, number> {
    this.#turnPage();
    return { answered: 0, ...Object.fromEntries(this.#requests) };
  }

  listDrift(): Record<string, number> {
    return Object.fromEntries(this.#drift);
  }

  #turnPage(): void {
    const day = Math.floor(this.#now() / dayMs);
    if (day !== this.#day) this.#requests.clear();
    this.#day = day;
  }
}

const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

function outcomeOf(status: number | undefined): string {
  if (status === undefined) return 'unanswered';
  if (status === 429) return 'limited';
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'answered';
}
