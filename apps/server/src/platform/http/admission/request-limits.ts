import { Refusal } from '../refusal.ts';

export type RequestLimitFigures = {
  strangerPerSecond: number;
  strangerPerMinute: number;
  personPerMinute: number;
};

/**
 * An office shares one address; a page asks for some twenty things at once. A flood that had its whole minute in the
 * first second cost people in that second what it is kept from costing them later.
 */
export const requestLimitFigures: RequestLimitFigures = {
  strangerPerSecond: 120,
  strangerPerMinute: 600,
  personPerMinute: 1200,
};

export type RequestLimits = {
  /** Counts, and tells when it is too many. */
  findStrangerRefusal(address: string): Refusal | undefined;
  findPersonRefusal(userId: number): Refusal | undefined;
  /**
   * One that was good is let through for a while, whatever others of its network send. Any other counts as a stranger's
   * call before it is looked up, so that many at once are no more than one after the other, until it was found good.
   * What a page asks at once with a token that is not known yet waits for the first of it, and is not counted either.
   */
  lookUp<Found>(address: string, token: string, find: () => Promise<Found>): Promise<Found>;
};

/**
 * Counted in this process alone: it keeps floods off this process, and a count in the database would carry each
 * flood there. Limits that must be exact (sign-in tries, codes) count in the database, with the feature they guard.
 */
export function createRequestLimits(figures: RequestLimitFigures): RequestLimits {
  const strangers = createStrangers(figures);
  const persons = createCounter(figures.personPerMinute, minuteMs);
  const goodTokens = createGoodTokens();
  const underWay = new Map<string, Promise<void>>();
  const lookUpUnknown = async <Found>(network: string, token: string, find: () => Promise<Found>) => {
    const refusal = strangers.count(network);
    if (refusal !== undefined) throw refusal;
    const { promise, resolve } = Promise.withResolvers<void>();
    underWay.set(token, promise);
    try {
      const found = await find();
      goodTokens.add(token);
      strangers.forgive(network);
      return found;
    } finally {
      underWay.delete(token);
      resolve();
    }
  };
  return {
    findStrangerRefusal: (address) => strangers.count(networkOf(address)),
    findPersonRefusal: (userId) => persons.count(userId),
    lookUp: async (address, token, find) => {
      while (underWay.has(token)) await underWay.get(token);
      if (!goodTokens.has(token)) return lookUpUnknown(networkOf(address), token, find);
      try {
        return await find();
      } catch (error) {
        if (error instanceof Refusal && goodTokens.delete(token)) strangers.count(networkOf(address));
        throw error;
      }
    },
  };
}

const maxGoodTokens = 20_000;

/** Two generations: what was not seen for one whole of them is forgotten, without a clock for each. */
function createGoodTokens() {
  let recent = new Set<string>();
  let before = new Set<string>();
  return {
    has: (token: string) => recent.has(token) || before.has(token),
    delete: (token: string) => {
      const wasRecent = recent.delete(token);
      return before.delete(token) || wasRecent;
    },
    add: (token: string) => {
      recent.add(token);
      if (recent.size < maxGoodTokens) return;
      before = recent;
      recent = new Set();
    },
  };
}

const secondMs = 1_000;
const minuteMs = 60_000;

function createStrangers({ strangerPerSecond, strangerPerMinute }: RequestLimitFigures) {
  const ofSecond = createCounter(strangerPerSecond, secondMs);
  const ofMinute = createCounter(strangerPerMinute, minuteMs);
  return {
    count: (network: string) => ofSecond.count(network) ?? ofMinute.count(network),
    forgive: (network: string) => {
      ofSecond.forgive(network);
      ofMinute.forgive(network);
    },
  };
}

function createCounter(max: number, windowMs: number) {
  let counts = new Map<string | number, number>();
  let endsAtMs = 0;
  // Made once a second: in a flood, to make one for each call was the dearest of what a call cost.
  let refused = { retryAfterSeconds: 0, refusal: new Refusal('tooManyRequests') };
  const refuseFor = (retryAfterSeconds: number): Refusal => {
    if (refused.retryAfterSeconds !== retryAfterSeconds)
      refused = { retryAfterSeconds, refusal: new Refusal('tooManyRequests', { retryAfterSeconds }) };
    return refused.refusal;
  };
  const count = (key: string | number): Refusal | undefined => {
    const nowMs = performance.now();
    if (nowMs >= endsAtMs) {
      counts = new Map();
      endsAtMs = nowMs + windowMs;
    }
    const counted = (counts.get(key) ?? 0) + 1;
    counts.set(key, counted);
    if (counted <= max) return undefined;
    return refuseFor(Math.ceil((endsAtMs - nowMs) / 1000));
  };
  return {
    count,
    forgive: (key: string | number) => {
      counts.set(key, Math.max((counts.get(key) ?? 0) - 1, 0));
    },
  };
}

/** One customer of a provider has a whole /64 of IPv6 addresses, so those count as one. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = address.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
