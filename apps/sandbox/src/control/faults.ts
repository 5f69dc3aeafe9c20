import * as z from 'zod/mini';

export const requestFaultKinds = [
  'tooManyRequests',
  'serverError',
  'timeoutBefore',
  'timeoutAfter',
  'cutBefore',
  'cutAfter',
  'slow',
] as const;

/** A star stands for anything: `POST /v1/campaigns`, `* /v1/keywords/*`, `*`. */
const route = z.string().check(z.minLength(1), z.maxLength(300));

export const requestFault = z.strictObject({
  kind: z.enum(requestFaultKinds),
  route: z._default(route, '*'),
  /** How many requests it meets; null is until it is taken away. */
  times: z._default(z.nullable(z.int().check(z.gte(1))), 1),
  /** How many requests it lets pass first. */
  skip: z._default(z.int().check(z.gte(0)), 0),
  delayMs: z._default(z.int().check(z.gte(0), z.lte(600_000)), 5000),
  retryAfterSeconds: z._default(z.int().check(z.gte(1)), 21),
});

export type RequestFault = z.output<typeof requestFault>;
export type PlacedFault = RequestFault & { id: number; met: number };

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function matches(route: string, request: string): boolean {
  return new RegExp(`^${route.split('*').map(literally).join('.*')}$`).test(request);
}

/** Failures waiting for the requests they are meant for. */
export class Faults {
  #placed: PlacedFault[] = [];
  #nextId = 1;

  list(): readonly PlacedFault[] {
    return this.#placed;
  }

  place(fault: RequestFault): PlacedFault {
    const placed = { ...fault, id: this.#nextId, met: 0 };
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

  /** The first fault whose turn it is at this request; `request` is method and path. */
  meet(request: string): PlacedFault | undefined {
    for (const fault of this.#placed) {
      if (!matches(fault.route, request)) continue;
      if (fault.skip > 0) {
        fault.skip -= 1;
        continue;
      }
      fault.met += 1;
      if (fault.times !== null && fault.met >= fault.times) this.remove(fault.id);
      return fault;
    }
    return undefined;
  }
}
