import * as z from 'zod/mini';
import { codeAgainSeconds, type CodeType } from '@tapwright/contracts/account-codes';
import { thisTab } from '../../platform/browser.ts';
import { storedValue, type Surroundings } from '../../platform/stored-value.ts';

/** Which code, to whom: each has a wait of its own. */
export type CodeTarget = { type: CodeType; account: string };

/** Until when no further code can be asked for; outlives a reload and a change of tab in the form. */
export function createCodeWaits(surroundings: Surroundings, nowMs: () => number = Date.now) {
  const waits = storedValue(surroundings, 'tapwright.codeWaits', z.record(z.string(), z.number()), {});
  const keyOf = ({ type, account }: CodeTarget) => `${type} ${account}`;
  return {
    subscribe: waits.subscribe,
    begin: (target: CodeTarget, seconds: number = codeAgainSeconds) => {
      const current = Object.entries(waits.get()).filter(([, untilMs]) => untilMs > nowMs());
      waits.set({ ...Object.fromEntries(current), [keyOf(target)]: nowMs() + seconds * 1000 });
    },
    secondsLeft: (target: CodeTarget): number =>
      Math.max(0, Math.ceil(((waits.get()[keyOf(target)] ?? 0) - nowMs()) / 1000)),
  };
}

export const codeWaits = createCodeWaits(thisTab);
