import * as z from 'zod/mini';

export const requestFaultKinds = [
  'tooManyRequests',
  'serverError',
  'timeoutBefore',
  'timeoutAfter',
  'cutBefore',
  'cutAfter',
  'slow',
  'wrongClock',
] as const;

/** A star stands for anything: `POST /v1/campaigns`, `* /v1/keywords/*`, `*`. */
const route = z.string().check(z.minLength(1), z.maxLength(300));

const maxOffsetMs = 366 * 86_400_000;

export const requestFault = z.strictObject({
  kind: z.enum(requestFaultKinds),
  route: z._default(route, '*'),
  /** How many requests it meets; null is until it is taken away. */
  times: z._default(z.nullable(z.int().check(z.gte(1))), 1),
  /** How many requests it lets pass first. */
  skip: z._default(z.int().check(z.gte(0)), 0),
  /** Of those that follow, one in so many. */
  every: z._default(z.int().check(z.gte(1)), 1),
  /** Whose requests, by organisation, API user or ad account; anybody's if none is named. */
  orgId: z.optional(z.int()),
  clientId: z.optional(z.string()),
  adAccountId: z.optional(z.int()),
  delayMs: z._default(z.int().check(z.gte(0), z.lte(600_000)), 5000),
  retryAfterSeconds: z._default(z.int().check(z.gte(1)), 21),
  /** How far the clock is wrong, ahead or behind. */
  offsetMs: z._default(z.int().check(z.gte(-maxOffsetMs), z.lte(maxOffsetMs)), 3_600_000),
});

export type RequestFault = z.output<typeof requestFault>;
/** `seen` counts the requests it was meant for, `met` those it spoiled. */
export type PlacedFault = RequestFault & { id: number; seen: number; met: number };

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function matches(route: string, request: string): boolean {
  return new RegExp(`^${route.split('*').map(literally).join('.*')}$`).test(request);
}

/** Who a request comes from and which ad account it is about, as far as it says so. */
export type Caller = {
  clientId: string | undefined;
  orgId: number | undefined;
  adAccountId: number | undefined;
};

const who = ['orgId', 'clientId', 'adAccountId'] as const;

const isFrom = (fault: RequestFault, caller: Partial<Caller>): boolean =>
  who.every((part) => fault[part] === undefined || fault[part] === caller[part]);

/** Failures waiting for the requests they are meant for. */
export class Faults {
  #placed: PlacedFault[] = [];
  #nextId = 1;

  list(): readonly PlacedFault[] {
    return this.#placed;
  }

  place(fault: RequestFault): PlacedFault {
    const placed = { ...fault, id: this.#nextId, seen: 0, met: 0 };
    this.#nextId += 1;
    this.#placed.push(placed);
    return placed;
  }

  remove(id: number): boolean {
    const before = this.#placed.length;
    this.#placed = this.#placed.filter((fault) => fault.id !== id);
    return this.#placed.length < before;
  }

  clear(): void {
    this.#placed = [];
  }

  /** Whether it matters who a request comes from. */
  needsCaller(): boolean {
    return this.#placed.some((fault) => who.some((part) => fault[part] !== undefined));
  }

  /** The first fault whose turn it is at this request, and what is wrong with the clock besides. */
  meet(request: string, caller: Partial<Caller>): PlacedFault[] {
    const met: PlacedFault[] = [];
    for (const fault of this.#placed) {
      if (!matches(fault.route, request) || !isFrom(fault, caller) || !this.#isItsTurn(fault)) continue;
      met.push(fault);
      if (fault.kind !== 'wrongClock') break;
    }
    return met;
  }

  #isItsTurn(fault: PlacedFault): boolean {
    fault.seen += 1;
    const turn = fault.seen - fault.skip - 1;
    if (turn < 0 || turn % fault.every !== 0) return false;
    fault.met += 1;
    if (fault.times !== null && fault.met >= fault.times) this.remove(fault.id);
    return true;
  }
}
