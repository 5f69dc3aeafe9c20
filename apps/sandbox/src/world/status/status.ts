/** What the platform says about an object beside what its owner set. */
export type SystemStatus<Display extends string> = {
  systemStatus: 'RUNNING' | 'NOT_RUNNING';
  /** Why it does not run; empty while it does. */
  reasons: readonly string[];
  /** Why it runs in part only. */
  limitingReasons: readonly string[];
  displayStatus: Display;
};
