import type { SystemStatus } from '../world/status/status.ts';

/** A status as the Platform API spells it. */
export const statusFields = ({
  systemStatus,
  reasons,
  limitingReasons,
  displayStatus,
}: SystemStatus<string>) => ({
  systemStatus,
  systemStatusReasons: [...reasons],
  systemStatusLimitingReasons: [...limitingReasons],
  displayStatus,
});
