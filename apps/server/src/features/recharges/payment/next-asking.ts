const minuteMs = 60_000;
const firstMs = 5 * minuteMs;
const dayMs = 24 * 60 * minuteMs;

export const firstAsking = (now: Date): Date => new Date(now.getTime() + firstMs);

/** Often in the first hour, then each hour, and after two days each day. */
export function nextAsking(madeAt: Date, now: Date): Date {
  const ageMs = now.getTime() - madeAt.getTime();
  const waitMs = ageMs < 60 * minuteMs ? firstMs : ageMs < 2 * dayMs ? 60 * minuteMs : dayMs;
  return new Date(now.getTime() + waitMs);
}
