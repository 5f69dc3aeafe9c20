/** Milliseconds since 1970. What has to do with tokens follows it; waiting stays on real time. */
export type Clock = {
  now(): number;
  /** Receives the `Date` of each answer. */
  follow?(serverTime: number): void;
};

export const machineClock: Clock = { now: () => Date.now() };
