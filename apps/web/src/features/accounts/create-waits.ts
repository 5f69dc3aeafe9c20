import * as z from 'zod/mini';

import { storedValue, type Surroundings } from '../../platform/person/stored-value.ts';

/**
 * Until when something cannot be asked for again, such as a code for one address. Outlives a reload and a change of
 * tab in the form.
 */
export function createWaits(surroundings: Surroundings, nowMs: () => number = Date.now) {
  const waits = storedValue(surroundings, 'tapwright.waits', z.record(z.string(), z.number()), {});
  return {
    subscribe: waits.subscribe,
    begin: (what: string, seconds: number) => {
      const current = Object.entries(waits.get()).filter(([, untilMs]) => untilMs > nowMs());
      waits.set({ ...Object.fromEntries(current), [what]: nowMs() + seconds * 1000 });
    },
    secondsLeft: (what: string): number =>
      Math.max(0, Math.ceil(((waits.get()[what] ?? 0) - nowMs()) / 1000)),
  };
}
